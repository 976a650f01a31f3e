/** Files of a skeleton by path in the shop folder, and what is left to do. */
export interface Skeleton {
	readonly files: Readonly<Record<string, string>>;
	readonly next: string;
}

const WRITERS: Readonly<Record<string, (name: string) => Skeleton>> = {
	...{ screen: toScreen, field: toField, badge: toBadge, payment: toPayment },
	...{ reaction: toReaction, job: toJob, language: toLanguage },
};

export const KINDS: readonly string[] = Object.keys(WRITERS);

/** The skeleton of a part; null for an unknown kind, or a name that no part can have. */
export function toSkeleton(kind: string, name: string): Skeleton | null {
	const write = Object.hasOwn(WRITERS, kind) ? WRITERS[kind] : undefined;
	return write && /^[a-z][a-z0-9-]{0,30}$/.test(name) ? write(name) : null;
}

const toCamel = (name: string): string => name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const toConstant = (name: string): string => name.replaceAll('-', '_').toUpperCase();
const toPascal = (name: string): string => toCamel(`-${name}`);
const json = (texts: Readonly<Record<string, string>>): string => `${JSON.stringify(texts, null, '\t')}\n`;

function toScreen(name: string): Skeleton {
	const [variable, component] = [toCamel(name), toPascal(name)];
	return {
		files: {
			[`screens/${name}.ts`]: `import { defineScreen } from '@titraj/contract/shop/define-screen.ts';

export const ${variable} = defineScreen({
	name: '${name}',
	paths: { hr: '/${name}/' },
	title: 'shop.${variable}.title',
	screen: () => import('./${component}.tsx'),
});
`,
			[`screens/${component}.tsx`]: `import { PageHead } from '#components/content/PageHead.tsx';
import type { ShopScreenProps } from '#lib/screens/screen.ts';

export default function ${component}({ title, breadcrumbs }: ShopScreenProps) {
	return <PageHead title={title} breadcrumbs={breadcrumbs} />;
}
`,
			[`screens/${name}.test.ts`]: `import { expect, test } from 'vitest';
import { ${variable} } from './${name}.ts';

test('the page ${name} has an address in Croatian', () => {
	expect(${variable}.paths['hr']).toBe('/${name}/');
});
`,
			'locales/hr.json': json({ [`shop.${variable}.title`]: component }),
		},
		next: `\tscreens: [${variable}],   // import { ${variable} } from './screens/${name}.ts';\nand the text "shop.${variable}.title" to locales/*.json.`,
	};
}

function toField(name: string): Skeleton {
	const constant = toConstant(name);
	const stored = name.replaceAll('-', '_');
	return {
		files: {
			[`fields/${name}/field.ts`]: `import { defineProductField } from '@titraj/contract/shop/define-product-field.ts';
import Type from 'typebox';

/** A row of the specifications; write values with the merchant API or an import. docs/adding.md lists what else a field can have. */
export const ${constant} = defineProductField({
	name: '${stored}',
	schema: Type.String({ minLength: 1, maxLength: 100 }),
	about: '${toPascal(name)}.',
	importColumns: { hr: ['${name.replaceAll('-', ' ')}'] },
	attribute: { code: '${stored}', title: '${toPascal(name)}', group: 'Ostalo' },
});
`,
			[`fields/${name}/field.test.ts`]: `import { expect, test } from 'vitest';
import { ${constant} } from './field.ts';

test('the field ${name} is a row of the specifications', () => {
	expect(${constant}.toAttribute('A')).toMatchObject({ code: '${stored}', value: 'A' });
	expect(${constant}.toAttribute('')).toBeNull();
});
`,
		},
		next: `\tfields: [${constant}],   // import { ${constant} } from './fields/${name}/field.ts';`,
	};
}

function toBadge(name: string): Skeleton {
	const constant = toConstant(name);
	return {
		files: {
			[`badges/${name}.ts`]: `import { defineBadge } from '@titraj/contract/shop/define-badge.ts';

/** Which products have it is decided by the rule; without one, the merchant API gives it. */
export const ${constant} = defineBadge({
	code: '${name}',
	titles: { hr: '${toPascal(name)}' },
	rule: ({ quantity }) => quantity > 0 && quantity < 3,
});
`,
			[`badges/${name}.test.ts`]: `import { expect, test } from 'vitest';
import { ${constant} } from './${name}.ts';

const product = {
	...{ sku: 'A', title: 'A', categories: [], manufacturer: null, cents: 100, reduced: false, sold: 0, rate: 0, votes: 0 },
	...{ created: new Date(0), attributes: [], fields: {} },
};

test('the badge ${name} is given by its rule', () => {
	const has = (quantity: number) => ${constant}.rule?.({ ...product, quantity }, new Date());
	expect([0, 1, 3].map(has)).toEqual([false, true, false]);
});
`,
		},
		next: `\tbadges: [${constant}],   // import { ${constant} } from './badges/${name}.ts';`,
	};
}

function toJob(name: string): Skeleton {
	const variable = toCamel(name);
	return {
		files: {
			[`jobs/${name}.ts`]: `import { defineJob } from '@titraj/contract/shop/define-job.ts';

/** Runs every hour; a run that throws is tried again. */
export const ${variable} = defineJob({
	name: '${name}',
	everyMinutes: 60,
	run: async () => {
		console.log('${name} runs');
	},
});
`,
			[`jobs/${name}.test.ts`]: `import { expect, test } from 'vitest';
import { ${variable} } from './${name}.ts';

test('the job ${name} runs', async () => {
	await expect(${variable}.run({ variables: {}, signal: new AbortController().signal })).resolves.toBeUndefined();
});
`,
		},
		next: `\tjobs: [${variable}],   // import { ${variable} } from './jobs/${name}.ts';`,
	};
}

function toPayment(name: string): Skeleton {
	const variable = toCamel(name);
	const setting = `${toConstant(name)}_SECRET`;
	return {
		files: {
			[`payments/${name}.ts`]: `import { secret } from '@titraj/contract/settings/formats.ts';
import { optional } from '@titraj/contract/settings/setting.ts';
import { definePaymentProvider, notOffered } from '@titraj/contract/shop/define-payment-provider.ts';

/** Until it has its secret, its methods are not offered. */
export const ${variable} = definePaymentProvider({
	code: '${name}',
	refersTo: 'attempt',
	settings: { secret: optional('${setting}', secret(), { about: 'Secret of the provider ${name}.', secret: true }) },
	connect: (settings) =>
		settings.secret === undefined
			? null
			: {
					hosts: ['https://pay.example'],
					open: async ({ reference }) => ({ hiddenForm: null, redirectUrl: \`https://pay.example/pay/\${reference}\` }),
					handleReturn: async () => null,
					parseWebhook: async () => null,
					status: async () => null,
					capture: () => notOffered('capture'),
					cancel: () => notOffered('cancel'),
					refund: () => notOffered('refund'),
				},
});
`,
			[`payments/${name}.test.ts`]: `import { expect, test } from 'vitest';
import { ${variable} } from './${name}.ts';

test('the provider ${name} is not offered without its secret', () => {
	expect(${variable}.connect({})).toBeNull();
});
`,
		},
		next: `\tpayments: [${variable}],   // import { ${variable} } from './payments/${name}.ts';`,
	};
}

function toReaction(name: string): Skeleton {
	const variable = toCamel(name);
	return {
		files: {
			[`reactions/${name}.ts`]: `import type { OrderEvent } from '@titraj/contract/shop/define-reactions.ts';

/** Called after an order was placed; again later if it throws. */
export async function ${variable}({ number }: OrderEvent): Promise<void> {
	console.log(\`Order \${number}\`);
}
`,
			[`reactions/${name}.test.ts`]: `import { expect, test } from 'vitest';
import { ${variable} } from './${name}.ts';

test('the reaction ${name} handles an order without lines', async () => {
	const order = { id: '1', number: '1', status: 'received', email: '', lang: 'hr', currency: 'EUR', totalCents: 0, lines: [] };
	await expect(${variable}(order)).resolves.toBeUndefined();
});
`,
		},
		next: `\ton: { orderPlaced: ${variable} },   // import { ${variable} } from './reactions/${name}.ts';`,
	};
}

function toLanguage(code: string): Skeleton {
	return { files: { [`locales/${code}.json`]: json({}) }, next: `\tlanguages: ['hr', '${code}'],` };
}
