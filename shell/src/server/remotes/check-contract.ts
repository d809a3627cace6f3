import { findMissingInShell, type RemoteRecord, type ShellRecord } from '../../../../souk-remote/contract/fits.mjs';
import type { Release } from '../releases/release-set';
import { type ArtifactStore, readVerified } from './artifact-store';

const RECORD_FILE = 'record.json';

/**
 * Rejects a version that imports what this shell does not provide. The release command has compared the same records; this also
 * covers a release file written by hand, and a shell that runs before or after the one that was checked.
 * @param shell this shell's own record
 * @throws Error with a sentence for each missing export, or when there is no record to compare
 */
export async function checkContract(store: ArtifactStore, release: Release, shell: ShellRecord): Promise<void> {
  const bytes = await readVerified(store, release, RECORD_FILE);
  const record = parse(bytes.toString('utf8'));
  if (record?.part !== release.remote || record.version !== release.version)
    throw new Error(`${release.remote} ${release.version}: record.json is not that of this version`);
  const lacking = findMissingInShell(record, shell);
  if (lacking.length) throw new Error(`it does not fit: ${lacking.slice(0, 5).join(' ')}`);
}

function parse(text: string): RemoteRecord | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
