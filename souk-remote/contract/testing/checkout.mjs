import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { remotesIn } from '../../build/parts.mjs';
import { ROOT } from '../../build/place.mjs';

const NO_SOURCE = /^(node_modules|dist|dist-dev|dist-mono|testing|\.stamp)$|\.test\./;

/**
 * A second checkout of the sources needed for builds, using this one's installed packages. Changes in it are built as a team or an
 * operator would build them.
 */
export class Checkout {
  #scripts = 0;

  constructor() {
    this.folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'souk-checkout-')));
    for (const part of ['shared-kernel', 'shell', 'api', ...remotesIn(ROOT)]) this.#copy(part);
    for (const part of ['souk-remote', 'tooling']) {
      this.#copy(`${part}/build`);
      this.#link(part);
    }
    for (const part of ['contract', 'storage']) this.#copy(`souk-remote/${part}`);
    this.#copy('souk-remote/package.json');
    this.#copy('pnpm-workspace.yaml');
    this.#link('.');
  }

  /** Replaces text in these files or folders. @throws Error when the text is not found: the sources have changed */
  replace(places, from, to) {
    const changed = places
      .flatMap((place) => this.#files(path.join(this.folder, place)))
      .filter((file) => {
        const before = fs.readFileSync(file, 'utf8');
        const after = before.replaceAll(from, to);
        if (after !== before) fs.writeFileSync(file, after);
        return after !== before;
      });
    if (!changed.length) throw new Error(`${from} is nowhere in ${places.join(', ')}`);
  }

  write(file, text) {
    fs.mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
    fs.writeFileSync(path.join(this.folder, file), text);
  }

  /** Builds shell and remotes as this version, in one process. */
  async build(parts, version) {
    await this.#run(`
      const { buildPart } = await import('./souk-remote/build/build-part.mjs');
      for (const part of ${JSON.stringify(parts)}) await buildPart({ part, version: '${version}' });`);
  }

  /** Builds the API: its server, and its part of a release. @returns its record */
  async buildApi(version) {
    const entries = JSON.stringify({ server: 'src/server.ts', 'write-release': 'src/release/write-release.ts' });
    await this.#run(`
      const { bundleProgram } = await import('./tooling/build/bundle-program.mjs');
      await bundleProgram({ part: 'api', entries: ${entries} });`);
    const cwd = path.join(this.folder, 'api');
    await promisify(execFile)(process.execPath, ['dist/write-release.mjs', 'dist/release', version], { cwd });
    return this.#json('api/dist/release/record.json');
  }

  /** @returns {{record: object, types: string}} record and declarations of a built part */
  built(part, version) {
    const folder = part === 'shell' ? 'shell/dist' : `${part}/dist/${version}`;
    return { record: this.#json(`${folder}/record.json`), types: path.join(this.folder, folder, 'types') };
  }

  remove() {
    fs.rmSync(this.folder, { recursive: true, force: true });
  }

  #json(file) {
    return JSON.parse(fs.readFileSync(path.join(this.folder, file), 'utf8'));
  }

  /** PITFALL: as a file. The minimizer's workers inherit Node's arguments, so `--eval` would run in each of them again. */
  #run(script) {
    // two may run at the same time
    const file = `run-${++this.#scripts}.mjs`;
    this.write(file, script);
    return promisify(execFile)(process.execPath, [file], { cwd: this.folder });
  }

  #files(place) {
    if (fs.statSync(place).isFile()) return [place];
    return fs
      .readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/[\\/]node_modules/.test(entry.parentPath))
      .map((entry) => path.join(entry.parentPath, entry.name));
  }

  #copy(name) {
    const filter = (from) => !NO_SOURCE.test(path.basename(from));
    fs.cpSync(path.join(ROOT, name), path.join(this.folder, name), { recursive: true, filter });
    if (!name.includes('/') && fs.statSync(path.join(ROOT, name)).isDirectory()) this.#link(name);
  }

  /** Links a package's installed dependencies; workspace packages are those of this checkout. */
  #link(name, below = 'node_modules') {
    const from = path.join(ROOT, name, below);
    if (!fs.existsSync(from)) return;
    fs.mkdirSync(path.join(this.folder, name, below), { recursive: true });
    for (const entry of fs.readdirSync(from).filter((one) => !one.startsWith('.'))) {
      if (entry.startsWith('@')) {
        this.#link(name, `${below}/${entry}`);
        continue;
      }
      const real = fs.realpathSync(path.join(from, entry));
      const inWorkspace = real.startsWith(ROOT + path.sep) && !real.includes(`${path.sep}node_modules${path.sep}`);
      const target = inWorkspace ? path.join(this.folder, path.relative(ROOT, real)) : real;
      fs.symlinkSync(target, path.join(this.folder, name, below, entry), 'dir');
    }
  }
}
