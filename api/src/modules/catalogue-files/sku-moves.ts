import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema';
import type { Faults } from './faults';

/** A row of a file that gives a variant an SKU which another variant of the shop has. */
interface Claim {
  file: string;
  line: number;
  sku: string;
  owner: number;
}

/** SKUs that files give from one variant of the shop to another, such as two that are swapped: no two variants may have one at any moment. */
export class SkuMoves {
  #claims: Claim[] = [];
  /** what files say of variants of the shop */
  readonly #said = new Map<number, string | null>();

  /** A file gives a variant that is in the shop this SKU; null takes away what it has. */
  say(id: number, sku: string | null): void {
    this.#said.set(id, sku);
  }

  claim(claim: Claim): void {
    this.#claims.push(claim);
  }

  /** Faults for SKUs that their variants keep. @returns variants that have to give theirs up first, once all files are read */
  settle(faults: Faults): number[] {
    const gives = ({ owner, sku }: Claim) => this.#said.has(owner) && this.#said.get(owner) !== sku;
    const giving = this.#claims.filter(gives);
    this.#claims = this.#claims.filter((claim) => !gives(claim));
    this.refuse(faults);
    return giving.map(({ owner }) => owner);
  }

  /** Faults for all SKUs that other variants have. */
  refuse(faults: Faults): void {
    for (const { file, line, sku } of this.#claims)
      faults.add({ file, line, message: `sku ${sku} belongs to another variant in the shop.` });
    this.#claims = [];
  }
}

/** A sign that no cell can hold, so that nothing else has such an SKU. */
const MARK = '\u0001';

/** Puts marks in the place of these variants' SKUs, within the transaction that gives them others: each still counts as changed by it. */
export async function freeSkus(trx: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update inventory set sku = ${MARK} || id where id = any(${[...ids]}::integer[])`.execute(trx);
}

/** Takes away the marks of variants that got no other SKU, because the file has changed meanwhile. */
export async function clearFreed(trx: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update inventory set sku = null where id = any(${[...ids]}::integer[]) and starts_with(sku, ${MARK})`.execute(
    trx,
  );
}
