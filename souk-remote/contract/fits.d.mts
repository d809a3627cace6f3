/** Names imported from one shared module, each with a file that uses it; `*`: the whole module. */
export interface Taken {
  range?: string;
  names: Record<string, string>;
}
export type Names = true | { [name: string]: Names };
export interface Offered {
  version: string;
  names: Names;
}
/** The record that every part of the shop writes when it is built (docs/contracts/releases.md). */
interface PartRecord {
  format: 1;
  part: string;
  version: string;
  routes: Record<string, unknown>;
  calls: Record<string, string>;
  /** pages by id; `params` are passed by every link to it, `some` by a few */
  links: Record<string, { params: string[]; some?: string[]; file: string }>;
  events: { sends: Record<string, string>; hears: Record<string, string> };
}
export interface RemoteRecord extends PartRecord {
  takes: Record<'browser' | 'server', { shared: Record<string, Taken> }>;
  texts: Record<string, string>;
}
export interface ShellRecord extends PartRecord {
  offers: Record<'browser' | 'server', { shared: Record<string, Offered> }>;
  texts: string[];
}
export interface ApiRecord {
  part?: string;
  version?: string;
  calls: readonly string[];
}

export function findMisfits(records: {
  remote: RemoteRecord | undefined;
  shell: ShellRecord | undefined;
  api: ApiRecord | undefined;
}): string[];
export function findMissingInShell(remote: RemoteRecord | undefined, shell: ShellRecord | undefined): string[];
export function findMissingInApi(part: Pick<PartRecord, 'calls'> | undefined, api: ApiRecord | undefined): string[];
export function findUnsentEvents(parts: readonly Pick<PartRecord, 'events'>[]): string[];
