import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema';
import type { Faults } from './faults';

/** A row of a file that gives a variant the SKU of another variant in the shop. */
interface Claim {
  file: string;
  line: number;
  sku: string;
  owner: number;
}

/** Collects SKUs that files move from one variant of the shop to another, such as two swapped ones: SKUs are unique at any moment. */
export class SkuMoves {
  #claims: Claim[] = [];
  /** SKUs that files set for variants of the shop, by the variant's id */
  readonly #said = new Map<number, string | null>();

  /** Notes the SKU that a file sets for a variant of the shop; null removes its SKU. */
  say(id: number, sku: string | null): void {
    this.#said.set(id, sku);
  }

  claim(claim: Claim): void {
    this.#claims.push(claim);
  }

  /** Adds faults for SKUs that their variants keep; call it once all files are read. @returns variants that must release their SKUs first */
  settle(faults: Faults): number[] {
    const gives = ({ owner, sku }: Claim) => this.#said.has(owner) && this.#said.get(owner) !== sku;
    const giving = this.#claims.filter(gives);
    this.#claims = this.#claims.filter((claim) => !gives(claim));
    this.refuse(faults);
    return giving.map(({ owner }) => owner);
  }

  /** Adds faults for all remaining claims. */
  refuse(faults: Faults): void {
    for (const { file, line, sku } of this.#claims)
      faults.add({ file, line, message: `sku ${sku} belongs to another variant in the shop.` });
    this.#claims = [];
  }
}

/** A character that no cell can hold, so that no other SKU has it. */
const MARK = '\u0001';

/** Replaces these variants' SKUs by unique marks, within the transaction that sets their new ones and still counts them as changed. */
export async function freeSkus(trx: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update inventory set sku = ${MARK} || id where id = any(${[...ids]}::integer[])`.execute(trx);
}

/** Removes the marks of variants that got no new SKU because the file has changed meanwhile. */
export async function clearFreed(trx: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update inventory set sku = null where id = any(${[...ids]}::integer[]) and starts_with(sku, ${MARK})`.execute(
    trx,
  );
}
