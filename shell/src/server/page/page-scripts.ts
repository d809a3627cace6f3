import type { LanguageCode } from 'shared-kernel/contract/languages';
import { REMOTES, type RemoteId } from 'shared-kernel/rules/routes';
import { type BootRemote, containerName } from '../../boot';
import type { PageScript } from '../document/document';
import { BROWSER_ENTRY, type Release, type ReleaseSet } from '../releases/release-set';
import type { Assets } from '../remotes/read-assets';

const base = ({ remote, version }: Release) => `/remotes/${remote}/${version}/browser/`;

const entryAddress = (release: Release) => `${base(release)}remoteEntry.js`;

/** What the browser is told about every remote of the set. */
export function bootRemotes(set: ReleaseSet): BootRemote[] {
  return REMOTES.flatMap((id: RemoteId) => {
    const release = set.releases[id];
    if (!release) return [];
    return {
      id,
      version: release.version,
      container: containerName(id, release.version),
      entry: entryAddress(release),
      integrity: release.files[BROWSER_ENTRY] ?? '',
    };
  });
}

/** Scripts of the active remote: container, exposed module, then the chunks that this page needs. */
export function remoteScripts(release: Release, assets: Assets, chunks: readonly string[]): PageScript[] {
  const files = unique(['lifecycles', ...chunks].flatMap((name) => assets.chunks[name] ?? []));
  return [
    { src: entryAddress(release), integrity: release.files[BROWSER_ENTRY] },
    ...files
      .filter((file) => file !== assets.entry)
      .map((file) => ({ src: base(release) + file, integrity: release.files[`browser/${file}`] })),
  ];
}

/** The shell's own: texts of the language, chunks of its page, and `main` last, which starts everything. */
export function shellScripts(assets: Assets, language: LanguageCode, chunks: readonly string[]): PageScript[] {
  const main = assets.chunks.main ?? [];
  const before = unique([...chunks, `locale-${language}`].flatMap((name) => assets.chunks[name] ?? []));
  return [...before.filter((file) => !main.includes(file)), ...main].map((file) => ({ src: `/assets/${file}` }));
}

const unique = (files: readonly string[]) => [...new Set(files)];
