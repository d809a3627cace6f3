import { link } from 'shared-kernel/platform/links';
import type { PrefetchContext } from 'shared-kernel/remote/definition';
import { breadcrumbList, SCHEMA_ORG } from 'shared-kernel/remote/json-ld';
import { pageQuery } from './get-page';
import { pageSlug } from './page-slug';
import { questionsIn } from './questions-in';

/** Slug of the page of questions and answers (D16). */
const QUESTIONS = 'faq';

/** Breadcrumbs of a page; also its questions and answers where it has any. */
export function pageJsonLd(context: PrefetchContext): object[] {
  const { api, params, queryClient, t } = context;
  const page = queryClient.getQueryData(pageQuery(api, pageSlug(params)).queryKey);
  if (!page) return [];
  const crumbs = [
    { title: t('pages.title'), path: link('pages') },
    { title: page.title, path: link('page', { slug: page.slug }) },
  ];
  const questions = page.slug === QUESTIONS ? questionsIn(page.description) : [];
  return [breadcrumbList(context, t('home'), crumbs), ...(questions.length ? [faqPage(questions)] : [])];
}

function faqPage(questions: ReturnType<typeof questionsIn>): object {
  return {
    ...SCHEMA_ORG,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
