import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../souk-remote/build/place.mjs';

/**
 * @typedef {{at: string, commit: string, machine: string, rounds: number}} Run `at`: ISO time of its start; `commit`: what was
 * measured; `machine`: processors and versions of the software involved
 * @typedef {import('./goals.mjs').Row & {measurement: string, run: string}} KeptRow `run`: `at` of its run
 * @typedef {{runs: Run[], rows: KeptRow[], missing: {measurement: string, run: string, text: string}[]}} Latest
 */

/** @type {Latest} */
export const NOTHING = { runs: [], rows: [], missing: [] };

/** Figures of a small world are for trying out a measurement: they never replace those of the full one. */
const fileOf = (world) => path.join(ROOT, '.souk', world === 'full' ? 'benchmarks.json' : `benchmarks-${world}.json`);

/** Results of earlier runs here. @param {string} world size of the demo world @returns {Latest} */
export function readLatest(world) {
  const file = fileOf(world);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : NOTHING;
}

/** @param {string} world @param {Latest} latest */
export function writeLatest(world, latest) {
  fs.mkdirSync(path.dirname(fileOf(world)), { recursive: true });
  fs.writeFileSync(fileOf(world), JSON.stringify(latest, null, 1));
}

/**
 * The results after a measurement: its rows replace the previous ones, subject by subject, so that a subject that was not started
 * this time keeps those of an earlier run. Runs without any remaining rows are dropped.
 * @param {Latest} before
 * @param {{run: Run, measurement: string, rows: import('./goals.mjs').Row[], missing: string[]}} done
 * @returns {Latest}
 */
export function withMeasurement(before, { run, measurement, rows, missing }) {
  const measured = new Set(rows.map(({ subject }) => subject));
  const of = (list) => list.filter((one) => one.measurement !== measurement);
  const kept = before.rows.filter((row) => row.measurement !== measurement || !measured.has(row.subject));
  const next = {
    rows: [...kept, ...rows.map((row) => ({ ...row, measurement, run: run.at }))],
    missing: [...of(before.missing), ...missing.map((text) => ({ measurement, run: run.at, text }))],
  };
  const named = new Set([...next.rows, ...next.missing].map((one) => one.run));
  const runs = [...before.runs.filter(({ at }) => at !== run.at), run].sort((a, b) => a.at.localeCompare(b.at));
  return { runs: runs.filter(({ at }) => named.has(at)), ...next };
}
