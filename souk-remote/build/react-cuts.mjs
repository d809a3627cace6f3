import { constant, emptied, withoutTags } from './source-edits.mjs';

/*
 * Removes from the browser's React what neither the shop nor its remotes use: 14.9 kB of main.js (docs/decisions/0058). The names
 * that lead there are no longer exported, so the shell's record does not offer them and a remote that imports one is not released;
 * features without a name are rejected by refused-jsx-loader.mjs when a remote is built. The server's React is complete.
 */

/**
 * Kinds of fibers that are never created: Profiler, SuspenseList, scopes, legacy hidden trees, tracing markers, hoisted elements
 * (`<title>`, `<link>`), html, head and body, ViewTransition. Their numbers are in ReactWorkTags.js.
 */
const NEVER_MADE = [12, 19, 21, 23, 25, 26, 27, 30];

const CLIENT_CUTS = [
  { why: 'kinds of fibers that are never made', edit: withoutTags(NEVER_MADE) },
  {
    why: 'no element is hoisted or stands for html, head or body',
    find: /^ {4}fiberTag = isHostHoistableType\([\s\S]*?: 5;\n/gm,
    put: '    fiberTag = 5;\n',
  },
  {
    why: 'no Profiler',
    find: /^ {6}case REACT_PROFILER_TYPE:\n {8}return \([\s\S]*?^ {8}\);\n/gm,
    put: '',
  },
  {
    why: 'no SuspenseList',
    find: /^ {6}case REACT_SUSPENSE_LIST_TYPE:\n {8}return \([\s\S]*?^ {8}\);\n/gm,
    put: '',
  },
  {
    why: 'no ViewTransition',
    find: /^ {6}case REACT_LEGACY_HIDDEN_TYPE:\n {6}case REACT_VIEW_TRANSITION_TYPE:\n {8}return \([\s\S]*?^ {8}\);\n/gm,
    put: '',
  },
  ...viewTransitions(),
  ...resources(),
  ...customElements(),
  ...fragmentRefs(),
  ...formActions(),
  {
    why: 'a stack of components names them: their files have one line each',
    edit: emptied(
      'describeNativeComponentFrame',
      ' return fn ? describeBuiltInComponentFrame(fn.displayName || fn.name || "") : ""; ',
    ),
  },
  {
    why: 'names are asked of functions and classes alone',
    edit: emptied('getComponentNameFromType', ' return type && (type.displayName || type.name); '),
  },
  {
    why: 'this version never calls it: a navigation that is pretended would lose the state of history entries',
    edit: emptied('defaultOnDefaultTransitionIndicator'),
  },
  { why: 'every browser that runs ES2022 has the event input', edit: constant('isInputEventSupported', '!0') },
  { why: 'no browser is Internet Explorer', edit: constant('documentMode', 'null') },
  { why: 'this is a browser', edit: constant('canUseDOM', '!0') },
  { why: 'nothing is rendered twice in production', edit: constant('shouldDoubleInvokeUserFnsInHooksDEV', '!1') },
  {
    why: 'nobody asks for the node of a component',
    find: /^ReactDOMSharedInternals\.findDOMNode = [\s\S]*?^\};\n/gm,
    put: '',
  },
];

/** Without ViewTransition nothing starts a transition of the document, nothing is measured for one and no picture is awaited. */
function viewTransitions() {
  const why = 'no view transitions';
  const walks = [
    'trackEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'commitEnterViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'measureNestedViewTransitions',
    'commitAfterMutationEffectsOnFiber',
    'flushAfterMutationEffects',
    'startViewTransition',
    'pushMutationContext',
  ];
  const never = [
    'shouldStartViewTransition',
    'viewTransitionMutationContext',
    'inUpdateViewTransition',
    'rootViewTransitionAffected',
    'rootViewTransitionNameCanceled',
  ];
  const none = ['pendingViewTransition', 'pendingViewTransitionEvents', 'appearingViewTransitions'];
  return [
    ...walks.map((name) => ({ why: `${why}: ${name}`, edit: emptied(name) })),
    ...never.map((name) => ({ why: `${why}: ${name}`, edit: constant(name, '!1') })),
    ...none.map((name) => ({ why: `${why}: ${name}`, edit: constant(name, 'null') })),
    { why, find: /^ {2}committedLanes = \(committedLanes & 335544064\) === committedLanes;\n/gm, put: '' },
    { why, edit: constant('committedLanes', '!1', 'commitBeforeMutationEffects') },
    { why, edit: constant('isViewTransitionEligible$jscomp$0', '!1', 'commitBeforeMutationEffects_complete') },
    { why, edit: constant('isViewTransitionEligible', '!1', 'commitPassiveMountOnFiber') },
    {
      why: 'no commit waits for pictures or stylesheets',
      find: /^ {2}if \(\n {4}isViewTransitionEligible \|\|\n {4}subtreeFlags & 8192 \|\|\n[\s\S]*?^ {6}return;\n {4}\}\n/gm,
      put: '',
    },
    {
      why: 'nor any element',
      edit: emptied('preloadInstanceAndSuspendIfNeeded', ' workInProgress.flags &= -16777217; '),
    },
  ];
}

/** The shell's server handles a page's stylesheets, scripts and preloads. */
function resources() {
  const why = 'React loads no files';
  return [
    {
      why,
      find: /^ReactDOMSharedInternals\.d = \{\n[\s\S]*?^\};$/gm,
      put: 'ReactDOMSharedInternals.d = { f: flushSyncWork };',
    },
    { why, edit: constant('currentHoistableRoot', 'null') },
    { why, edit: emptied('getHoistableRoot') },
    { why, edit: emptied('getResourcesFromRoot') },
    { why, edit: emptied('isSingletonScope', ' return !1; ') },
  ];
}

function customElements() {
  const why = 'no custom elements';
  return [
    { why, edit: emptied('isCustomElement', ' return !1; ') },
    { why, find: /^ {6}if \(isCustomElement\(tag\)\) \{\n[\s\S]*?^ {8}return;\n {6}\}\n/gm, put: '', least: 2 },
  ];
}

function fragmentRefs() {
  const why = 'no Fragment has a ref';
  return [
    { why, edit: emptied('commitNewChildToFragmentInstances') },
    { why, edit: emptied('commitFragmentInstanceInsertionEffects') },
    { why, edit: emptied('commitFragmentInstanceDeletionEffects') },
    { why, find: /^FragmentInstance\.prototype\.\w+ = function \([\s\S]*?^\};\n/gm, put: '', least: 12 },
    {
      why,
      find: /^ {8}case 7:\n {10}if \(null === current\.stateNode\) \{\n {12}var fragmentInstance[\s\S]*?^ {10}break;\n/gm,
      put: '',
    },
  ];
}

function formActions() {
  const why = 'the action of a form is an address';
  return [
    { why, edit: emptied('extractEvents$1') },
    { why, edit: constant('needsFormReset', '!1') },
    {
      why,
      find: /^ {2}i = \(unblocked\.ownerDocument \|\| unblocked\)\.\$\$reactFormReplay;\n[\s\S]*?^\}/gm,
      put: '}',
    },
    {
      why: 'hooks whose names are not exported',
      find: /^ {4}use(?:HostTransitionStatus|FormState|ActionState|Optimistic|CacheRefresh): (?:\w+|function \([\s\S]*?^ {4}\}),\n/gm,
      put: '',
      least: 20,
    },
  ];
}

/** An export with its function or value, by its name. */
const exported = (why, find, least) => ({ why, find, put: '', least });

/** @type {readonly import('./library-cuts.mjs').LibraryCut[]} */
export const REACT_CUTS = [
  {
    library: 'react-dom/client',
    file: /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
    has: 'exports.hydrateRoot = ',
    cuts: CLIENT_CUTS,
  },
  {
    library: 'react-dom',
    file: /[\\/]react-dom[\\/]cjs[\\/]react-dom\.production\.js$/,
    has: 'exports.createPortal = ',
    cuts: [
      exported(
        'what loads files or is about actions',
        /^exports\.(?:preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|requestFormReset|useFormState|useFormStatus) = function \([\s\S]*?^\};\n/gm,
        9,
      ),
    ],
  },
  {
    library: 'react',
    file: /[\\/]react[\\/]cjs[\\/]react\.production\.js$/,
    has: 'exports.useEffect = ',
    cuts: [
      exported('types of what is cut', /^exports\.(?:Profiler|ViewTransition|addTransitionType) = \w+;\n/gm, 3),
      exported(
        'hooks of what is cut',
        /^exports\.(?:unstable_useCacheRefresh|useActionState|useOptimistic) = function \([\s\S]*?^\};\n/gm,
        3,
      ),
    ],
  },
];
