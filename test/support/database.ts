/** A whole database as text can hold it: the version the browser has for it, and every store with its rows. */
export interface DatabaseDump {
  readonly version: number;
  readonly stores: readonly StoreDump[];
}

interface StoreDump {
  readonly name: string;
  readonly keyPath: string | string[];
  readonly indexes: readonly { readonly name: string; readonly keyPath: string | string[]; readonly unique: boolean }[];
  readonly rows: readonly unknown[];
}

/** Reads a database as it lies in the browser, without the app. */
export async function dumpDatabase(factory: IDBFactory, name: string): Promise<DatabaseDump> {
  const database = await done(factory.open(name));
  const names = [...database.objectStoreNames];
  const transaction = database.transaction(names);
  const stores: StoreDump[] = [];
  for (const store of names.map((name) => transaction.objectStore(name))) {
    const indexes = [...store.indexNames].map((name) => {
      const { keyPath, unique } = store.index(name);
      return { name, keyPath, unique };
    });
    const { keyPath } = store;
    if (keyPath === null) throw new Error(`the rows of ${store.name} do not hold their keys`);
    stores.push({ name: store.name, keyPath, indexes, rows: await done(store.getAll()) });
  }
  database.close();
  return { version: database.version, stores };
}

/** Lays a database into a browser as an older app left it there, without the app. */
export async function writeDatabase(factory: IDBFactory, name: string, dump: DatabaseDump): Promise<void> {
  const opening = factory.open(name, dump.version);
  opening.onupgradeneeded = () => {
    for (const { name, keyPath, indexes, rows } of dump.stores) {
      const store = opening.result.createObjectStore(name, { keyPath });
      for (const index of indexes) store.createIndex(index.name, index.keyPath, { unique: index.unique });
      for (const row of rows) store.add(row);
    }
  };
  (await done(opening)).close();
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
