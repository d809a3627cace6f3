import fs from 'node:fs';

/** Lets a build read one source file with one passage changed, as if somebody had just saved it so. */
export class ChangedSourcePlugin {
  /** @param {{file: string, find: string, put: string}} change @throws Error when the file does not have the passage */
  constructor({ file, find, put }) {
    const source = fs.readFileSync(file, 'utf8');
    if (!source.includes(find)) throw new Error(`${file} has no '${find}'`);
    this.file = file;
    this.text = source.replace(find, () => put);
  }

  apply(compiler) {
    const { file, text } = this;
    const real = compiler.inputFileSystem;
    const saved = { mtime: new Date(), mtimeMs: Date.now() };
    compiler.inputFileSystem = Object.assign(Object.create(real), {
      readFile(name, ...rest) {
        if (name !== file) return real.readFile(name, ...rest);
        return rest.at(-1)(null, Buffer.from(text));
      },
      stat(name, ...rest) {
        if (name !== file) return real.stat(name, ...rest);
        return real.stat(name, (error, stats) => rest.at(-1)(error, Object.assign(Object.create(stats), saved)));
      },
    });
  }
}
