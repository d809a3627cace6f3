import type { LanguageCode } from 'shared-kernel/contract/languages';
import { type BootRemote, containerName } from '../../boot';
import type { PageScript } from '../document/document';
import { oncePer } from '../once-per';
import { browserEntry, type Release, type ReleaseSet, releasesOf } from '../releases/release-set';
import type { Assets } from '../remotes/read-assets';

/** URL of a file of the browser build; without the version, so that a visitor only loads what a release changed. */
const addressOf = ({ remote }: Release, file: string) => `/remotes/${remote}/${file.slice('browser/'.length)}`;

/** The browser's data about every remote of the set; the same list for every page of it. */
export const bootRemotes = oncePer((set: ReleaseSet): BootRemote[] =>
  releasesOf(set).map((release) => ({
    id: release.remote,
    version: release.version,
    container: containerName(release.remote, release.version),
    entry: addressOf(release, browserEntry(release)),
    integrity: release.files[browserEntry(release)] ?? '',
  })),
);

/** Scripts of the active remote: container, exposed module, then the chunks that this page needs. */
export function remoteScripts(release: Release, assets: Assets, chunks: readonly string[]): PageScript[] {
  const needed = ['lifecycles', ...chunks].flatMap((name) => assets.chunks[name] ?? []);
  return unique([assets.entry, ...needed])
    .map((name) => `browser/${name}`)
    .map((file) => ({ src: addressOf(release, file), integrity: release.files[file] }));
}

/** The shell's own scripts: texts of the language, chunks of its page, and `main` last, which starts everything. */
export function shellScripts(assets: Assets, language: LanguageCode, chunks: readonly string[]): PageScript[] {
  const main = assets.chunks.main ?? [];
  const before = unique([...chunks, `locale-${language}`].flatMap((name) => assets.chunks[name] ?? []));
  return [...before.filter((file) => !main.includes(file)), ...main].map((file) => ({ src: `/assets/${file}` }));
}

/** Chunks of the frame that are included: visitors touch home's header first, other pages load theirs after the slot. */
export const frameChunks = (path: string): readonly string[] => (path === '/' ? ['header'] : []);

const unique = (files: readonly string[]) => [...new Set(files)];
