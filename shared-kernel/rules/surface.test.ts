import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The exports that other parts may use (style, rule 8): a change of the kernel's rules appears here as a changed list. */
const SURFACE: Record<string, string[]> = {
  'address-of': ['addressOf'],
  bundle: ['bundleOffer', 'bundleReduction', 'freePieces'],
  'built-in-page': ['builtInPage'],
  'callback-path': ['callbackPath'],
  colour: ['BLACK', 'WHITE', 'contrast', 'mix', 'parseColour', 'readableOn', 'textOn', 'toHex'],
  'define-routes': ['defineRoutes'],
  direction: ['directionOf'],
  email: ['isEmail', 'readEmail'],
  links: [
    'ABOUT_ORDER',
    'REDIRECT',
    'SENT',
    'VARIANT',
    'VOUCHER',
    'LOGIN_FOR',
    'localize',
    'ownAddress',
    'phoneLink',
    'safeUrl',
    'webUrl',
  ],
  'guess-country': ['guessCountry'],
  'included-tax': ['WHOLE', 'rateKey', 'taxWithin', 'taxesByRule'],
  'latin-digits': ['withLatinDigits'],
  'list-comma': ['listComma'],
  'listing-query': [
    'MAX_SPAN',
    'NO_FILTERS',
    'changeFilters',
    'clearFilters',
    'listingParams',
    'listingQuery',
    'parseListing',
    'toggled',
  ],
  money: ['USUAL_DIGITS', 'decimalText', 'divided', 'fromMinor', 'smallestUnit', 'toMinor'],
  orderable: ['unorderableReason'],
  'order-parcels': ['isDelivered', 'lineAmount', 'parcelsOf'],
  'order-steps': ['orderSteps'],
  'order-taxes': ['invoiceTaxes', 'lineTax', 'rateTotals', 'taxRates', 'titleHasPercent'],
  'page-address': ['hrefOf', 'parsePageAddress', 'withoutLanguage'],
  'page-title': ['pageTitle'],
  password: ['PASSWORD_MIN', 'isLongEnough'],
  'phone-number': ['readPhoneNumber'],
  'plain-code': ['plainCode'],
  'postal-lines': ['postalDirection', 'postalLines', 'postalText'],
  price: ['discountPercent', 'formatPrice', 'priceFrom', 'priceOf'],
  'promised-routes': ['PROMISED_ROUTES', 'promisedLink'],
  quantity: ['QUANTITY_TEXT', 'checkPurchase', 'checkStep', 'maximumQuantity'],
  'random-token': ['randomToken'],
  'returned-money': ['asInvoiced', 'leftOffMoney', 'returnedMoney'],
  routes: ['guardOf', 'matchRoute', 'rowsOf', 'splitLanguage'],
  'shipping-place': ['isAllPickedUp', 'offersPickup', 'pickShippingPlace', 'shippingPrice', 'shippingTypeAt'],
  'shipping-tax': ['AS_GOODS', 'shippingTax', 'shippingTaxes', 'taxedShipping'],
  spread: ['spread'],
  'time-left': ['secondsUntil', 'timeLeft'],
  totals: ['lineAmounts', 'orderTotals', 'shippingCharges', 'taxPerPiece'],
  'trim-end': ['trimEnd'],
  'typed-amount': ['typedAmount'],
  'tracking-code': ['CODE_DIGITS', 'CODE_LENGTH', 'groupedCode', 'readTrackingCode'],
  variants: ['choiceOf', 'chooseValue', 'findVariant', 'firstChoice', 'missingAttributes', 'valueState'],
  voucher: ['voucherReduction'],
  'write-number': ['writeNumber', 'writePercent'],
};

const files = readdirSync(__dirname)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => name.slice(0, -'.ts'.length));

test('the rules have exactly these files', () => {
  expect(files.sort()).toEqual(Object.keys(SURFACE).sort());
});

test.each(files)('%s has exactly the promised exports', async (file) => {
  const exported = await import(join(__dirname, file));
  expect(Object.keys(exported).sort()).toEqual([...(SURFACE[file] ?? [])].sort());
});
