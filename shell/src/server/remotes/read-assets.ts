import { ASSETS_FILE, browserEntry, type Release } from '../releases/release-set';
import { type ArtifactStore, readVerified } from './artifact-store';

/** Chunk groups of a browser build by name, each with its files (written by the build as `assets.json`). */
export interface Assets {
  entry: string;
  chunks: Readonly<Record<string, readonly string[]>>;
  /** style sheet that first views do not need; older builds have none */
  styles?: string;
}

/** A script name that is safe in a URL: no folder, no scheme, no space. */
export const SCRIPT = /^[\w-][\w.-]*\.js$/;
const STYLES = /^[\w-][\w.-]*\.css$/;

/**
 * Parses and validates the text of an `assets.json`, so that `Assets` need no further checks.
 * @param needs chunk group without which the build cannot start
 * @param has tells whether a file belongs to the build; its manifest has the hashes
 * @throws Error with what is wrong
 */
export function readAssets(text: string, needs: string, has: (file: string) => boolean): Assets {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('assets.json: not JSON');
  }
  if (!isRecord(value) || !isFile(value.entry)) throw new Error('assets.json: no entry');
  if (!isRecord(value.chunks)) throw new Error('assets.json: no chunks');
  // without prototype: a page may request a chunk of any name
  const chunks: Record<string, readonly string[]> = Object.create(null);
  for (const [name, files] of Object.entries(value.chunks)) {
    if (!Array.isArray(files) || !files.every(isFile))
      throw new Error(`assets.json: chunk '${name}' is not a list of scripts`);
    const lost = files.find((file) => !has(file));
    if (lost !== undefined) throw new Error(`assets.json: chunk '${name}' names ${lost}, which is not in the build`);
    chunks[name] = files;
  }
  if (!has(value.entry)) throw new Error(`assets.json: entry ${value.entry} is not in the build`);
  if (!chunks[needs]?.length) throw new Error(`assets.json: no chunk '${needs}'`);
  const { styles } = value;
  if (styles === undefined) return { entry: value.entry, chunks };
  if (typeof styles !== 'string' || !STYLES.test(styles)) throw new Error('assets.json: styles name no style sheet');
  if (!has(styles)) throw new Error(`assets.json: style sheet ${styles} is not in the build`);
  return { entry: value.entry, chunks, styles };
}

/** The verified `assets.json` of a release. @throws Error when it cannot be loaded or does not match the release's files */
export async function readReleaseAssets(store: ArtifactStore, release: Release): Promise<Assets> {
  const bytes = await readVerified(store, release, ASSETS_FILE);
  const has = (file: string) => Object.hasOwn(release.files, `browser/${file}`);
  const assets = readAssets(bytes.toString('utf8'), 'lifecycles', has);
  if (`browser/${assets.entry}` !== browserEntry(release))
    throw new Error(`assets.json: entry ${assets.entry} is not that of the release`);
  return assets;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFile = (value: unknown): value is string => typeof value === 'string' && SCRIPT.test(value);
