/** @jest-environment node */
import { type ComponentType, lazy, type ReactNode, Suspense, use, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { WhenVisible } from '../platform/when-visible';
import { renderWhole } from './render-whole';

const options = (signal = new AbortController().signal) => ({ identifierPrefix: 'part-', signal });
const never = new Promise<never>(() => {});

function ThrowsValue({ value }: { value: unknown }): ReactNode {
  throw value;
}
const Throws = () => <ThrowsValue value={new TypeError('no author')} />;
function Waits(): ReactNode {
  return use(never);
}
function Field({ label }: { label: string }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input id={id} />
    </>
  );
}
const page = (part: ReactNode) => (
  <main>
    <Field label="first" />
    <Suspense fallback="Loading">
      {part}
      <Field label={`${'a & b'} second`} />
    </Suspense>
    <Field label="third" />
  </main>
);

const LazyThrows = lazy(async () => ({ default: Throws as ComponentType }));
const FailingLazy = lazy(() => Promise.reject(new TypeError('no author')));
test.each<[string, ReactNode]>([
  ['in a boundary', <Throws key="a" />],
  [
    'in its own boundary',
    <Suspense key="b" fallback={null}>
      <Throws />
    </Suspense>,
  ],
  [
    'in a part that hydrates later',
    <WhenVisible key="c" id="late">
      <Throws />
    </WhenVisible>,
  ],
  ['in code that loads later', <LazyThrows key="d" />],
  ['while its code loads', <FailingLazy key="e" />],
  [
    'beside one that never resolves',
    <Suspense key="f" fallback={null}>
      <Suspense fallback={null}>
        <Waits />
      </Suspense>
      <Throws />
    </Suspense>,
  ],
])('S077 a component that throws %s fails the render with its own error', async (_, part) => {
  await expect(renderWhole(page(part), options())).rejects.toThrow(new TypeError('no author'));
});

test('a component that throws outside every boundary fails the render', async () => {
  await expect(renderWhole(<Throws />, options())).rejects.toThrow('no author');
});

test.each([['a text'], [null], [undefined], [{ code: 7 }]])('a thrown %j counts as an error', async (value) => {
  await expect(renderWhole(page(<ThrowsValue value={value} />), options())).rejects.toEqual(value);
});

test('waits for suspended content and renders the same markup as without suspense', async () => {
  const Late = lazy(async () => ({ default: () => <Field label="late" /> }));
  const waited = await renderWhole(page(<Late />), options());
  expect(waited).toContain('late</label>');
  expect(waited).not.toMatch(/Loading|<!--\$[!?]|<script|<template/);
  expect(waited).toBe(renderToString(page(<Late />), { identifierPrefix: 'part-' }));
});

test('a long suspended page is rendered in one piece, without scripts', async () => {
  const Late = lazy(async () => ({ default: () => <p>{'long '.repeat(50_000)}</p> }));
  const waited = await renderWhole(page(<Late />), options());
  expect(waited).not.toMatch(/<script|<template/);
  expect(waited.indexOf('long')).toBeLessThan(waited.indexOf('third'));
});

test('an abort ends a render that never settles', async () => {
  const shell = new AbortController();
  const rendering = renderWhole(page(<Waits />), options(shell.signal));
  shell.abort(new Error('too late'));
  await expect(rendering).rejects.toThrow('too late');
});
