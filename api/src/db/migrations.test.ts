import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakingChanges, type Change, uniqueIndexesOf } from '../testing/breaking-changes';
import { markOf, migrationNames } from './migration-files';
import { migrationsFolder } from './migrations-folder';

/** Older than the rule, and never edited: docs/contracts/database.md lists what they break for earlier APIs. */
const LAST_BEFORE_THE_RULE = 16;

const folder = migrationsFolder();
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** Faults in a migration's marks, as text. */
function faultsOf(name: string, sql: string, unique: ReadonlySet<string>): string[] {
  const changes = breakingChanges(sql, unique);
  const describeChange = ({ what }: Change) => `${name} ${what}`;
  if (markOf(sql, 'breaking')) return [];
  if (markOf(sql, 'compatible')) return changes.filter(({ kind }) => kind === 'taken').map(describeChange);
  return changes.map(describeChange);
}

test('migrations are numbered consecutively', async () => {
  const names = await migrationNames(folder);
  const expected = names.map((_, i) => expect.stringMatching(`^${String(i + 1).padStart(4, '0')}-[a-z0-9-]+\\.sql$`));
  expect(names).toEqual(expected);
});

test('a migration that breaks older APIs says so in its header', async () => {
  const names = await migrationNames(folder);
  const unique = new Set(names.flatMap((name) => uniqueIndexesOf(read(name))));
  const underTheRule = names.filter((name) => Number(name.slice(0, 4)) > LAST_BEFORE_THE_RULE);
  expect(underTheRule.flatMap((name) => faultsOf(name, read(name), unique))).toEqual([]);
  // the check works: these migrations changed existing structures
  const before = names.filter((name) => breakingChanges(read(name), unique).length > 0);
  expect(before).toEqual(
    expect.arrayContaining(['0011-account.sql', '0015-flash-prices.sql', '0016-known-devices.sql']),
  );
});

test.each([
  ['drop table orders', 'taken', 'drops the table orders'],
  ['drop view if exists live_prices', 'taken', 'drops the view live_prices'],
  ['drop index orders__code', 'taken', 'drops the index orders__code'],
  ['alter table orders drop column note', 'taken', 'drops orders.note'],
  ['ALTER TABLE public.orders\n  ADD COLUMN x int, DROP note', 'taken', 'drops orders.note'],
  ['alter table orders rename column note to remark', 'taken', 'renames in orders: rename column note to remark'],
  ['alter table orders rename to purchases', 'taken', 'renames in orders: rename to purchases'],
  ["alter type state rename value 'a' to 'b'", 'taken', "renames in state: rename value '' to ''"],
  ['alter table orders alter column code type varchar(8)', 'refused', 'type of orders.code'],
  ['alter table orders alter code set not null', 'refused', 'set not null of orders.code'],
  ['alter table orders alter code drop default', 'refused', 'drop default of orders.code'],
  ['alter table orders add column code text not null', 'refused', 'adds orders.code, which must be given'],
  ['alter table orders drop constraint orders_pkey', 'refused', 'drops orders_pkey of orders'],
  ['alter table orders add primary key (id, code)', 'refused', 'binds orders: add primary key (id, code)'],
  ['create unique index on orders (code)', 'refused', 'makes rows of orders unique'],
  ['do $$ begin execute 1; end $$', 'refused', 'runs a block that no check can read'],
])('"%s" is detected as a breaking change', (sql, kind, what) => {
  expect(breakingChanges(`create table other (id int);\n${sql};`, new Set(['orders__code']))).toEqual([{ kind, what }]);
});

test.each([
  'create table orders (id int primary key); alter table orders add column code text not null; create unique index on orders (code)',
  'alter table orders add column code text',
  "alter table orders add column code text not null default 'not null' check (code <> '')",
  'alter table orders add column id_2 bigint generated always as identity primary key',
  'alter table orders alter code drop not null',
  'create index orders__by_code on orders (code); drop index orders__by_id',
  'drop trigger orders__old on orders',
  "insert into texts values ('alter table orders drop column note;')",
  "comment on table orders is 'it''s; drop table orders'",
  '-- drop table orders;\nselect 1',
  'create function f() returns int language sql as $body$ drop table orders; $body$',
])('"%s" is not a breaking change', (sql) => {
  expect(breakingChanges(sql)).toEqual([]);
});

test('dropping needs a breaking mark; tightening needs it or a compatible mark with a reason', () => {
  const drops = 'alter table orders drop column note;';
  const binds = 'alter table orders add check (total >= 0);';
  const faults = (sql: string) => faultsOf('0099-x.sql', sql, new Set());
  expect(faults(drops)).toEqual(['0099-x.sql drops orders.note']);
  expect(faults(`-- compatible: nobody reads it\n${drops}`)).toEqual(['0099-x.sql drops orders.note']);
  expect(faults(`-- breaking: APIs before 2.0 read orders.note\n${drops}`)).toEqual([]);
  expect(faults(binds)).toEqual(['0099-x.sql binds orders: add check (total >= 0)']);
  expect(faults(`-- compatible:\n${binds}`)).toHaveLength(1);
  expect(faults(`-- compatible: every API has checked it since 1.0\n${binds}`)).toEqual([]);
});
