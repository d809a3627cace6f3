import * as CALLS from 'shared-kernel/contract/calls';
import type { SearchSuggestions } from 'shared-kernel/contract/listing';
import type { ProductTile } from 'shared-kernel/contract/product';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { link } from 'shared-kernel/platform/links';

/** The popup shows the best of each; the results page has them all. */
const MOST = { keywords: 5, brands: 3, categories: 4 };

/** Content of the popup for a text (S038). */
export interface Suggestions {
  keywords: readonly { id: number; title: string }[];
  /** popular searches, before anything is typed */
  popular: readonly string[];
  /** the keywords are this device's own and can be deleted */
  clear: boolean;
  brands: readonly { path: string; title: string; image: string }[];
  /** categories, then sub-categories with their category */
  categories: readonly { path: string; title: string; image: string; parent: string | null }[];
  products: readonly ProductTile[];
  /** no product matches the whole text: these are similar */
  similar: boolean;
  /** the total number */
  count: number;
  /** the server's current time, for prices: the browser's clock only measures the time since the response (D20) */
  now(): Date;
}

/**
 * Requests suggestions for a text: GET `search` with `q` (S098, S217).
 * @throws ApiDown, RequestFailed; the signal's reason when it was aborted
 */
export async function suggest(api: ApiClient, q: string, signal: AbortSignal): Promise<Suggestions> {
  const { data } = await api.request<SearchSuggestions>(CALLS.search, { query: { q }, signal });
  const received = performance.now();
  // a server of another make may not send its time
  const sent = Date.parse(data.server_time) || Date.now();
  const { brand = [], category, sub_category, product: products, similar = [], reading } = data;
  // without results, similarly spelled texts are shown
  const alike = similar.map((title, place) => ({ id: -1 - place, title }));
  const keywords = [...data.suggested, ...alike].slice(0, MOST.keywords);
  const brands = brand.slice(0, MOST.brands).map(({ id, slug, title, image }) => ({
    path: link('brand', { main: slug, brand: id }),
    title,
    image,
  }));
  const categories = [
    ...category.map(({ slug, title, image }) => ({
      path: link('category', { category: slug }),
      title,
      image,
      parent: null,
    })),
    ...sub_category.map(({ slug, title, image, category: parent }) => ({
      path: link('sub-category', { category: parent.slug, subCategory: slug }),
      title,
      image,
      parent: parent.title,
    })),
  ].slice(0, MOST.categories);
  return {
    keywords,
    popular: [],
    clear: false,
    brands,
    categories,
    products,
    similar: reading !== undefined && (reading.any || reading.left_out.length > 0),
    count: keywords.length + brands.length + categories.length + products.length,
    now: () => new Date(sent + performance.now() - received),
  };
}

/**
 * Requests popular searches in the page's language: GET `search` without a text (S098).
 * @throws ApiDown, RequestFailed; the signal's reason when it was aborted
 */
export async function popularSearches(api: ApiClient, signal: AbortSignal): Promise<readonly string[]> {
  const { data } = await api.request<SearchSuggestions>(CALLS.search, { signal });
  return data.popular ?? [];
}
