import type { LanguageCode } from 'shared-kernel/contract/languages';
import { localize } from 'shared-kernel/rules/links';
import { token } from 'shared-kernel/ui/tokens';
import { ELEMENT } from '../../boot';
import { ERROR_TEXTS } from './error-texts';
import { escapeHtml } from './escape';

/**
 * The error page that the inline loader puts into the slot when the shell cannot start (S070, S072). It is in every document,
 * because fetching it might fail then; a template is inert, and costs less than 400 bytes before compression.
 */
export function errorTemplate(language: LanguageCode): string {
  const texts = ERROR_TEXTS[language];
  return [
    `<template id="${ELEMENT.errorPage}"><section class="error-page"><p>${escapeHtml(texts.sorry)}</p>`,
    // not an h1: the HTML of a page has only its own
    `<p role="heading" aria-level="1">${escapeHtml(texts.title)}</p><p role="alert">${escapeHtml(texts.message)}</p>`,
    `<div><button type="button">${escapeHtml(texts.reload)}</button>`,
    `<a href="${localize(language, '/')}">${escapeHtml(texts.home)}</a></div></section></template>`,
  ].join('');
}

/** Beside a slot that the browser must fill, for browsers without scripts: a reason and a link that tries again (S077). */
export function emptySlotNote(language: LanguageCode): string {
  const texts = ERROR_TEXTS[language];
  return [
    `<noscript><section class="error-page"><p role="heading" aria-level="1">${escapeHtml(texts.title)}</p>`,
    `<a href="">${escapeHtml(texts.reload)}</a></section></noscript>`,
  ].join('');
}

const SHEET = `
.error-page {
  display: grid;
  place-items: center;
  place-content: center;
  gap: ${token('space-4')};
  min-block-size: 60vh;
  padding: ${token('space-12')} ${token('page-gutter')};
  text-align: center;
}
.error-page :is(button, a) {
  display: inline-block;
  margin: ${token('space-1')};
  padding: ${token('space-3')} ${token('space-5')};
  border: 1px solid ${token('colour-line-strong')};
  border-radius: ${token('radius-medium')};
}
.error-page [role=heading] { font-size: ${token('text-2xl')}; line-height: ${token('leading-tight')}; font-weight: ${token('weight-strong')} }
.error-page button { background: ${token('colour-primary')}; color: ${token('colour-primary-contrast')} }
`;

/** Styles of the error page and of a slot's error panel, in every page: they cannot be fetched when they are needed. */
export const ERROR_CSS = SHEET.split('\n')
  .map((line) => line.trim())
  .join('')
  .replace(/ ?([{};,]) ?/g, '$1');
