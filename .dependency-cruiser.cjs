const { existsSync, readdirSync } = require('node:fs');

/** The layer table of ARCHITECTURE.md: what each folder may import. */
const layer = (name, from, to, comment) => ({ name, severity: 'error', comment, from: { path: from }, to: { path: to } });

/**
 * The modules of the backend, from the ground up (docs/decisions/0058): each may import those before it. What stands beside them (APIs, import, seed, pruning, admin)
 * is built from modules, and no module knows it.
 */
const BACKEND_MODULES = [
	'platform',
	'jobs',
	'mail',
	'payments',
	'localization',
	'catalog',
	'customer-groups',
	'vouchers',
	'listing',
	'shipping',
	'cart',
	'content',
	'accounts',
	'staff',
	'checkout',
	'orders',
	'invoices',
	'courier-labels',
	'connectors',
];
const backendModule = (name, index) => ({
	name: `backend-${name}`,
	severity: 'error',
	comment: 'Modules of the backend form a tree',
	from: { path: `^packages/backend/${name}/` },
	to: { path: '^packages/backend/', pathNot: `^packages/backend/(${BACKEND_MODULES.slice(0, index + 1).join('|')})/` },
});

/** Folders of the backend without a front door, each with the reason: others import their files. */
const OPEN_FOLDERS = {
	platform: 'small libraries without a common subject',
	admin: 'replaced by the back office',
	editor: 'replaced by the back office',
	import: 'imports the rows and schemas of the merchant API, which imports it: both need a module below them',
	'merchant-api': 'see import',
};
const folders = (parent) =>
	readdirSync(parent, { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
		.map(({ name }) => name);

/** Folders with an index.ts, their front door: others import that and nothing else of the folder (docs/decisions/0115, 0133). */
const closedFolders = folders('packages/backend').filter((name) => {
	const isClosed = existsSync(`packages/backend/${name}/index.ts`);
	if (isClosed === name in OPEN_FOLDERS) throw new Error(`packages/backend/${name}: add an index.ts, its front door, or a reason to OPEN_FOLDERS; not both.`);
	return isClosed;
});
const frontDoor = (name) => ({
	name: `front-door-${name}`,
	severity: 'error',
	comment: `Import packages/backend/${name}/index.ts instead. If it lacks the name, export it there with a sentence that says what it does.`,
	from: { path: '^(packages|scripts|examples|shop)/', pathNot: `^packages/backend/${name}/` },
	// A folder of the module may have a door of its own, for its subject: catalog/media/index.ts.
	to: { path: `^packages/backend/${name}/(?!index\\.ts$|[^/]+/index\\.ts$)` },
});

/**
 * The features of lib (docs/decisions/0066), each list from the ground up: a feature may import those before it on the same side, and the rules and models of any
 * feature. Rules and models form a tree of their own.
 */
const LIB_MODELS = ['platform', 'navigation', 'consent', 'catalog', 'stores', 'saved', 'cart', 'checkout', 'account', 'content', 'screens', 'analytics'];
const LIB_CLIENT = ['platform', 'consent', 'analytics', 'navigation', 'catalog', 'stores', 'saved', 'cart', 'checkout', 'account', 'content'];
const LIB_SERVER = [
	...['platform', 'navigation', 'screens', 'catalog', 'stores', 'content', 'saved', 'cart', 'analytics', 'checkout', 'account', 'gateway', 'pictures', 'pages'],
];
const CLIENT_FILES = '^lib/[^/]+/client/';
const SERVER_FILES = '^lib/([^/]+/server/|.*\\.server\\.ts$)';

const libRule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });
const libModels = (feature, index) =>
	libRule(
		`lib-models-${feature}`,
		{ path: `^lib/${feature}/`, pathNot: [CLIENT_FILES, SERVER_FILES] },
		{ path: '^lib/', pathNot: `^lib/(${LIB_MODELS.slice(0, index + 1).join('|')})/` },
		'Rules and models of features form a tree',
	);
const libSide = (side, files) => (feature, index, features) =>
	libRule(
		`lib-${side}-${feature}`,
		{ path: `^lib/${feature}/${side}/` },
		{ path: files, pathNot: `^lib/(${features.slice(0, index + 1).join('|')})/` },
		`The ${side} sides of features form a tree`,
	);

module.exports = {
	forbidden: [
		{ name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
		{ name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:|dist/server/' } },
		layer('pages-layer', '^pages/', '^(renderer|functions|scripts|packages/(?!contract/))', 'Pages build on components and lib'),
		{ name: 'screens-apart', severity: 'error', from: { path: '^pages/([^/]+/[^/+]+)/' }, to: { path: '^pages/', pathNot: '^pages/$1/' } },
		layer('renderer-layer', '^renderer/', '^(pages|functions|scripts|packages/(?!contract/))', 'The renderer builds on components and lib'),
		layer('components-layer', '^components/', '^(pages|renderer|functions|scripts|packages/(?!contract/))', 'Components build on lib'),
		layer('ui-layer', '^components/ui/', '^components/(?!ui/)', 'ui has no domain'),
		layer('lib-layer', '^lib/', '^(pages|renderer|components|functions|scripts|packages/(?!contract/))', 'lib is below everything'),
		libRule('lib-models', { path: '^lib/', pathNot: [CLIENT_FILES, SERVER_FILES] }, { path: [CLIENT_FILES, SERVER_FILES] }, 'Rules and models know no effects'),
		libRule('lib-client', { path: CLIENT_FILES }, { path: SERVER_FILES }, 'Client code runs in the browser'),
		libRule('lib-server', { path: SERVER_FILES }, { path: CLIENT_FILES }, 'Functions and the build run no browser code'),
		libRule('lib-platform', { path: '^lib/platform/' }, { path: '^lib/(?!platform/)' }, 'The platform knows no feature'),
		libRule(
			'lib-features',
			{ path: '^lib/' },
			{ path: '^lib/', pathNot: `^lib/(${[...new Set([...LIB_MODELS, ...LIB_SERVER])].join('|')})/` },
			'A feature is named in the lists above',
		),
		...LIB_MODELS.map(libModels),
		...LIB_CLIENT.map(libSide('client', CLIENT_FILES)),
		...LIB_SERVER.map(libSide('server', SERVER_FILES)),
		layer('contract-layer', '^packages/contract/', '^(components|functions|lib|pages|renderer|scripts|packages/(?!contract/))', 'The contract stands alone'),
		layer('functions-layer', '^functions/', '^(pages|components|scripts|packages/(?!contract/))', 'Functions are thin: parse, call a handler of lib, answer'),
		layer('page-function-layer', '^functions/(?!page\\.ts)', '^renderer/', 'Only the page function renders'),
		{
			name: 'backend-apart',
			severity: 'error',
			comment: 'The backend knows the storefront by nothing',
			from: { path: '^packages/backend/' },
			to: { path: '^(pages|renderer|components|functions|scripts|locales|lib)/' },
		},
		...BACKEND_MODULES.map(backendModule),
		...closedFolders.map(frontDoor),
		layer(
			'backend-apis',
			'^packages/backend/(?!(storefront-api|merchant-api|admin|editor|import|seed|setup|dev|migrations)/|[^/]+\\.ts$)',
			'^packages/backend/(storefront-api|merchant-api|admin)/',
			'APIs are built from modules; no module knows them',
		),
		{
			name: 'demo-apart',
			severity: 'error',
			comment: 'The backend loads the front doors of the demo when it needs them, and runs without',
			from: { path: '^packages/backend/' },
			to: { path: '^packages/demo/', dependencyTypesNot: ['dynamic-import'] },
		},
		layer('demo-layer', '^packages/demo/', '^(pages|renderer|components|functions|scripts|locales|lib)/', 'The demo fills a backend'),
		{
			name: 'back-office-layer',
			severity: 'error',
			comment: 'The back office speaks HTTP to the backend, and knows nothing of it but the types of its answers',
			from: { path: '^packages/back-office/' },
			to: {
				path: '^(pages|renderer|components|functions|scripts|locales|lib|packages/(backend|demo))/',
				dependencyTypesNot: ['type-only'],
			},
		},
		{
			name: 'connector-layer',
			severity: 'error',
			comment: 'A connector speaks HTTP to the merchant API, and knows nothing of the backend but the types of its answers',
			from: { path: '^packages/connector/' },
			to: {
				path: '^(pages|renderer|components|functions|scripts|locales|lib|packages/(backend|demo|back-office))/',
				dependencyTypesNot: ['type-only'],
			},
		},
		layer(
			'scripts-layer',
			'^scripts/',
			'^packages/backend/(?!main|start-backend|start-refusals|operation-check|operation/index|platform/settings/backend-settings|platform/database/table-owners|payments/index|courier-labels/index)',
			'Scripts start the backend, describe its settings, and speak HTTP to it',
		),
		layer(
			'prerender-manifest',
			'^scripts/prerender/manifest/',
			'^scripts/(rebuild|prerender/(publish|render|crawl|distributed))/',
			'The manifest is below the rest of the prerender',
		),
		layer('prerender-publish', '^scripts/prerender/publish/', '^scripts/(rebuild|prerender/(render|crawl|distributed))/', 'manifest <- publish'),
		layer('prerender-render', '^scripts/prerender/render/', '^scripts/(rebuild|prerender/(crawl|distributed))/', 'publish <- render'),
		layer('prerender-crawl', '^scripts/prerender/crawl/', '^scripts/(rebuild|prerender/distributed)/', 'render <- crawl'),
		layer('prerender-distributed', '^scripts/prerender/distributed/', '^scripts/(rebuild|prerender/crawl)/', 'render <- distributed'),
		{
			name: 'production-packages',
			severity: 'error',
			comment:
				'What a production machine runs is in "dependencies": npm ci --omit=dev leaves the rest out. Some packages are bundled into the build (docs/decisions/0159)',
			from: { path: '^(packages|functions|lib|components|pages|renderer|scripts/(prerender|rebuild|serve|deploy)(/|\\.ts$))' },
			to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '^node_modules/(vike|vike-react|stripe|bwip-js)/' },
		},
		{
			name: 'vike-in-builds',
			severity: 'error',
			comment: 'Vike builds the pages and runs in browsers; a production machine renders without it and does not install it (docs/decisions/0159)',
			from: { pathNot: '^(pages/|renderer/\\+|lib/[^/]+/client/|scripts/(build|bench)/|vite\\.config\\.ts$)' },
			to: { path: '^node_modules/vike(-react)?/', dependencyTypesNot: ['type-only'] },
		},
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '(^dist/|^(?!node_modules/).*\\.d\\.ts$)' },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: 'tsconfig.json' },
		enhancedResolveOptions: { conditionNames: ['import', 'node', 'default', 'types'], exportsFields: ['exports'] },
	},
};
