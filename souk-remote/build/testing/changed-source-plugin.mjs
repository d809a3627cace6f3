import fs from 'node:fs';

/** Makes a build read one source file with changed passages, as if it had just been saved that way. */
export class ChangedSourcePlugin {
  /**
   * @param {string} file
   * @param {readonly (readonly [find: string, put: string])[]} passages
   * @throws Error when the file does not have each passage exactly once
   */
  constructor(file, passages) {
    this.file = file;
    this.text = passages.reduce(
      (text, [find, put]) => {
        if (text.split(find).length !== 2) throw new Error(`${file} has not exactly one '${find}'`);
        return text.replace(find, () => put);
      },
      fs.readFileSync(file, 'utf8'),
    );
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
