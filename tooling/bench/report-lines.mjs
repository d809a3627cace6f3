import { GOALS, goalText, meetsGoal } from './goals.mjs';

/** so many places stand side by side in one line; of more only the worst is named */
const SIDE_BY_SIDE = 3;

/**
 * One line of the report for each goal, in the order of the goals: the shop's values, those of what stands beside, the goal.
 * @param {import('./goals.mjs').Row[]} rows
 * @param {string[]} beside names of what stands beside, one column each
 * @returns {string[][]} cells
 */
export function reportLines(rows, beside) {
  const keys = Object.keys(GOALS).filter((key) => rows.some((row) => row.key === key));
  return keys.map((key) => {
    const own = rows.filter((row) => row.key === key && row.subject === undefined);
    const others = beside.map((name) => valuesOf(rows.filter((row) => row.key === key && row.subject === name)));
    const met = own.every(meetsGoal) ? '' : '✖';
    return [GOALS[key].what, shopCell(own), ...others, goalText(key), met, noteOf(own)];
  });
}

function shopCell(rows) {
  if (rows.length <= SIDE_BY_SIDE) return valuesOf(rows);
  const within = rows.filter(meetsGoal).length;
  return `${text(worstOf(rows))}; ${within} of ${rows.length} within`;
}

function noteOf(rows) {
  if (rows.length > SIDE_BY_SIDE) {
    const worst = worstOf(rows);
    return ['worst:', worst.where, worst.detail && `(${worst.detail})`].filter(Boolean).join(' ');
  }
  const details = rows.map(({ detail }) => detail).filter(Boolean);
  const isThePages = rows.length === SIDE_BY_SIDE || (rows.length === 1 && details.length);
  const places = isThePages ? [] : [rows.map(({ where }) => where).join(' / ')];
  return [...places, details.join('; ')].filter(Boolean).join(': ');
}

/** The one farthest from the goal: the largest, or where the goal is a least one the smallest. */
function worstOf(rows) {
  const { most } = GOALS[rows[0].key];
  return rows.reduce((worst, row) =>
    (most === undefined ? row.value < worst.value : row.value > worst.value) ? row : worst,
  );
}

const valuesOf = (rows) => rows.map(text).join(' / ');
const text = ({ key, value }) => value.toFixed(GOALS[key].digits);
