import { GOALS, goalText, meetsGoal } from './goals.mjs';

/** up to this many places are shown side by side in one line; of more only the worst are named */
const SIDE_BY_SIDE = 3;
const NAMED = 3;

/**
 * One line of the report for each target, in the order of the targets: name, the shop's values, those of others, the target,
 * whether it is met, from which runs, a note.
 * @param {import('./latest-rows.mjs').KeptRow[]} rows
 * @param {string[]} beside names of the others, one column each
 * @param {(run: string) => string} nameOfRun short name of a run
 * @returns {string[][]} cells
 */
export function reportLines(rows, beside, nameOfRun) {
  const keys = Object.keys(GOALS).filter((key) => rows.some((row) => row.key === key));
  return keys.map((key) => {
    const all = rows.filter((row) => row.key === key);
    const own = all.filter(({ subject }) => subject === undefined);
    const places = own.length ? own.map(({ where }) => where) : [...new Set(all.map(({ where }) => where))];
    const cell = (of) => valuesAt(places, of);
    const others = beside.map((name) => cell(all.filter(({ subject }) => subject === name)));
    const ours = own.length > SIDE_BY_SIDE ? worstAndWithin(own) : cell(own);
    const goal = goalText(key);
    const met = own.length && goal ? (own.every(meetsGoal) ? '✔' : '✖') : '';
    return [GOALS[key].what, ours, ...others, goal, met, runsOf(all, nameOfRun), noteOf(own)];
  });
}

/** Side by side, with a dash for a place that was not measured; empty when none was. */
function valuesAt(places, rows) {
  const value = (place) => rows.find(({ where }) => where === place);
  return rows.length ? places.map((place) => (value(place) ? text(value(place)) : '–')).join(' / ') : '';
}

function worstAndWithin(rows) {
  return `${text(byWorst(rows)[0])}; ${rows.filter(meetsGoal).length} of ${rows.length} within`;
}

/** Of many places the worst that miss the target, or the worst of all; of one its detail; of two their names. */
function noteOf(rows) {
  if (rows.length > SIDE_BY_SIDE) {
    const worst = byWorst(rows);
    const missed = worst.filter((row) => !meetsGoal(row));
    const named = (missed.length ? missed : worst.slice(0, 1)).slice(0, NAMED);
    const others = missed.length > NAMED ? ` and ${missed.length - NAMED} more` : '';
    const describe = (row) => `${row.where} ${text(row)}${row.detail ? ` (${row.detail})` : ''}`;
    return `worst: ${named.map(describe).join('; ')}${others}`;
  }
  if (rows.length === SIDE_BY_SIDE) return '';
  const details = rows.map(({ detail }) => detail).filter(Boolean);
  const isOnePage = rows.length === 1 && details.length;
  return [...(isOnePage || !rows.length ? [] : [rows.map(({ where }) => where).join(' / ')]), details.join('; ')]
    .filter(Boolean)
    .join(': ');
}

/** Farthest from the target first: the largest, or for a minimum the smallest. */
function byWorst(rows) {
  const { most } = GOALS[rows[0].key];
  return rows.toSorted((a, b) => (most === undefined ? a.value - b.value : b.value - a.value));
}

const runsOf = (rows, nameOfRun) => [...new Set(rows.map(({ run }) => run))].sort().map(nameOfRun).join(', ');
const text = ({ key, value }) => value.toFixed(GOALS[key].digits);
