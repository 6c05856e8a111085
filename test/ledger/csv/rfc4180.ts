/** Rows of a file with semicolons, read as strictly as RFC 4180 is written: anything else throws. */
export function readCsv(text: string): string[][] {
  if (!text.startsWith("\uFEFF")) throw new Error("no byte order mark");
  const rows: string[][] = [];
  let at = 1;
  while (at < text.length) {
    const row: string[] = [];
    rows.push(row);
    for (;;) {
      const field = text.charAt(at) === '"' ? quoted(text, at) : bare(text, at);
      row.push(field.value);
      at = field.end;
      if (text.charAt(at) !== ";") break;
      at += 1;
    }
    if (text.slice(at, at + 2) !== "\r\n") throw new Error(`a row ends without CRLF at ${at}`);
    at += 2;
  }
  if (new Set(rows.map(({ length }) => length)).size > 1) throw new Error("rows of different lengths");
  return rows;
}

interface Field {
  readonly value: string;
  readonly end: number;
}

function quoted(text: string, start: number): Field {
  let value = "";
  for (let at = start + 1; at < text.length; at++) {
    if (text.charAt(at) !== '"') value += text.charAt(at);
    else if (text.charAt(at + 1) === '"') {
      value += '"';
      at += 1;
    } else return { value, end: at + 1 };
  }
  throw new Error(`a quote that is not closed at ${start}`);
}

function bare(text: string, start: number): Field {
  const found = /[;\r\n"]/.exec(text.slice(start));
  const end = found ? start + found.index : text.length;
  if (text.charAt(end) === '"') throw new Error(`a quote inside a bare field at ${end}`);
  return { value: text.slice(start, end), end };
}
