export interface Change {
  /** `taken`: something that older APIs refer to is removed. `refused`: something that they write may be refused. */
  kind: 'taken' | 'refused';
  /** what the change does, as part of a sentence */
  what: string;
}

/**
 * Finds the changes in a migration that can break an API that does not know the migration (docs/contracts/database.md). They are read from
 * its text; no attempt is made to guess whether the removed parts are still in use. Tables that the migration itself creates do not count.
 *
 * @param uniqueIndexes names of the unique indexes of all migrations: dropping one breaks every `on conflict` that relies on it
 */
export function breakingChanges(sql: string, uniqueIndexes: ReadonlySet<string> = new Set()): Change[] {
  const statements = statementsOf(sql);
  const own = new Set(
    statements.flatMap((statement) => /^create table (?:if not exists )?(\S+)/.exec(statement)?.[1] ?? []),
  );
  return statements.flatMap((statement) => changesOf(statement, own, uniqueIndexes));
}

/** Names of the unique indexes that a migration creates. */
export function uniqueIndexesOf(sql: string): string[] {
  return statementsOf(sql).flatMap(
    (statement) => /^create unique index (?:concurrently )?(?:if not exists )?(\S+)/.exec(statement)?.[1] ?? [],
  );
}

function changesOf(statement: string, own: ReadonlySet<string>, uniqueIndexes: ReadonlySet<string>): Change[] {
  const dropped = /^drop (\w+(?: view)?) (?:concurrently )?(?:if exists )?(\S+)/.exec(statement);
  if (dropped) return dropOf(dropped[1] ?? '', dropped[2] ?? '', uniqueIndexes);
  if (/^do\b/.test(statement)) return [{ kind: 'refused', what: 'runs a block that no check can read' }];
  const unique = /^create unique index (?:.*? )?on (?:only )?([^\s(]+)/.exec(statement)?.[1];
  if (unique && !own.has(unique)) return [{ kind: 'refused', what: `makes rows of ${unique} unique` }];
  const altered = /^alter (\w+(?: view)?) (?:if exists )?(?:only )?(\S+) (.*)$/.exec(statement);
  if (!altered || (altered[1] === 'table' && own.has(altered[2] ?? ''))) return [];
  return actionsOf(altered[3] ?? '').flatMap((action) => changeOf(action, altered[2] ?? ''));
}

function dropOf(kind: string, name: string, uniqueIndexes: ReadonlySet<string>): Change[] {
  if (kind === 'trigger' || (kind === 'index' && !uniqueIndexes.has(name))) return [];
  return [{ kind: 'taken', what: `drops the ${kind} ${name}` }];
}

/** Classifies one action of `alter ... <name> <action>, <action>`. */
function changeOf(action: string, name: string): Change[] {
  const taken = (what: string): Change[] => [{ kind: 'taken', what }];
  const refused = (what: string): Change[] => [{ kind: 'refused', what }];
  if (/^rename\b/.test(action)) return taken(`renames in ${name}: ${action}`);
  if (/^set schema\b/.test(action)) return taken(`moves ${name}`);
  const constraint = /^drop constraint (?:if exists )?(\S+)/.exec(action)?.[1];
  if (constraint) return refused(`drops ${constraint} of ${name}`);
  const column = /^drop (?:column )?(?:if exists )?(\S+)/.exec(action)?.[1];
  if (column) return taken(`drops ${name}.${column}`);
  const changed = /^alter (?:column )?(\S+) (set data type|type|set not null|drop default|drop identity)\b/.exec(
    action,
  );
  if (changed) return refused(`${changed[2]} of ${name}.${changed[1]}`);
  if (/^add (?:constraint|primary key|unique|check|foreign key|exclude)\b/.test(action))
    return refused(`binds ${name}: ${action}`);
  const added = /^add (?:column )?(?:if not exists )?(\S+) (.*)$/.exec(action);
  const needed = added && /\bnot null\b|\bprimary key\b/.test(added[2] ?? '');
  if (needed && !/\bdefault\b|\bgenerated\b|\b(?:small|big)?serial\b/.test(added[2] ?? ''))
    return refused(`adds ${name}.${added[1]}, which must be given`);
  return [];
}

/** Comments, strings and function bodies, whichever begins first. */
const QUOTED = /--[^\n]*|\/\*.*?\*\/|'(?:[^']|'')*'|\$(\w*)\$.*?\$\1\$/gs;

/** The statements in lower case with single spaces, without comments and without quoted content. */
function statementsOf(sql: string): string[] {
  return sql
    .replace(QUOTED, (quoted) => (/^(?:--|\/\*)/.test(quoted) ? ' ' : "''"))
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').replaceAll('public.', '').trim())
    .filter(Boolean);
}

/** Splits at commas that are not inside brackets. */
function actionsOf(text: string): string[] {
  const actions: string[] = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) actions.push('');
    else actions[actions.length - 1] += letter;
  }
  return actions.map((action) => action.trim());
}
