import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { brokenRule, expectStatus, expectValue } from '../expect.ts';
import type { Finding, Reason } from '../finding.ts';
import { need, type Rule, type World } from '../rule.ts';
import { type Asked, itemsOf, type Row, valueAt } from '../visitor.ts';

const NO_EMAILS = ['', 'ana', 'ana@', 'a b@c.hr', 'ana@titraj', `${'a'.repeat(250)}@b.hr`, 'ana@titraj.example\nbcc: x@y.hr'];

const NAMED: Reason = {
	consequence: 'The form says that something is wrong, but not where; or the shop stores what nobody can read.',
	fix: 'Return success false with error_form_invalid, and a label in errors for each field that is empty or invalid.',
};

const buyableId = ({ goods }: World): unknown => need(goods.buyable[0], 'a product that can be bought')['id'];

/** A form with an e-mail address. */
const emailRule = (what: string, name: EndpointName, form: (world: World) => Row): Rule => ({
	name: `${what} refuses e-mail addresses that cannot receive mail`,
	needs: [name],
	check: async (world) => {
		const findings: Finding[] = [];
		const rest = form(world);
		for (const email of NO_EMAILS) findings.push(...findAccepted(await world.guest.ask(name, { ...rest, email }), email));
		return findings.slice(0, 4);
	},
});

/** A form whose invalid fields have to be named. */
const fieldsRule = (
	what: string,
	name: EndpointName,
	{ fields, form }: { readonly fields: readonly string[]; readonly form: (world: World) => Row },
): Rule => ({
	name: `${what} names its invalid fields`,
	needs: [name],
	check: async (world) => {
		const asked = await world.guest.ask(name, form(world));
		return [
			...expectValue(asked, '$.success', { wanted: 'false', isRight: (value) => value === false }, NAMED),
			...fields.flatMap((field) => expectValue(asked, `$.errors.${field}`, { wanted: 'a label', isRight: (value) => typeof value === 'string' }, NAMED)),
		];
	},
});

/** Rules of forms. */
export const FORM_RULES: readonly Rule[] = [
	emailRule('the newsletter', '_post_hapi_newsletter_subscribe', () => ({})),
	emailRule('a stock alert', '_post_hapi_stock_alert', ({ goods }) => ({ product_id: need(goods.soldOut, 'a product that is shown and sold out')['id'] })),
	emailRule('a price alert', '_post_hapi_price_alert', (world) => ({ product_id: buyableId(world) })),
	emailRule('a sign-up', '_post_hapi_auth_signup', () => ({ password: 'tihi kondenzator', first_name: 'Ana', last_name: 'Anić', accept_terms: true })),
	fieldsRule('a product review', '_post_hapi_feedback_comment', {
		fields: ['display_name', 'message'],
		form: (world) => ({ item_id: buyableId(world), rate: 5, display_name: ' ', message: 'x' }),
	}),
	fieldsRule('a photo of a review', '_post_hapi_feedback_photo', {
		fields: ['content'],
		form: () => ({ content: Buffer.from('Ovo nije slika.').toString('base64') }),
	}),
	fieldsRule('a message to the shop', '_post_hapi_contact_message', {
		fields: ['name', 'email', 'message'],
		form: () => ({ name: ' ', email: 'ana@', subject: 'other', message: '' }),
	}),
	{
		name: 'a comment on a post names its invalid fields',
		needs: ['_post_hapi_feedback_post_comment', '_get_hapi_publish_posts'],
		check: async ({ guest }) => {
			const posts = await guest.ask('_get_hapi_publish_posts', { limit: 1 });
			const item_id = need(itemsOf(posts.body)[0], 'a post')['id'];
			const findings: Finding[] = [];
			for (const [form, field] of [
				[{ display_name: ' ', message: 'Dobar pregled, hvala.' }, 'display_name'],
				[{ display_name: 'Iva', message: 'x' }, 'message'],
				[{ display_name: 'Iva', message: '\u0000\u0001'.repeat(20) }, 'message'],
			] as const) {
				const asked = await guest.ask('_post_hapi_feedback_post_comment', { item_id, ...form });
				findings.push(
					...expectValue(asked, '$.success', { wanted: 'false', isRight: (value) => value === false }, NAMED),
					...expectValue(asked, `$.errors.${field}`, { wanted: 'a label', isRight: (value) => typeof value === 'string' }, NAMED),
				);
			}
			return findings;
		},
	},
	{
		name: 'a rating has one to five whole stars, and an existing product',
		needs: ['_post_hapi_feedback_rate'],
		check: async (world) => {
			const reason: Reason = {
				consequence: 'The mean of a product’s stars is above five or below one, or ratings belong to no product.',
				fix: 'Return 400 for other ratings than 1 to 5, and 404 for an unknown product.',
			};
			const item_id = buyableId(world);
			const findings: Finding[] = [];
			for (const rate of [0, 6, 2.5]) findings.push(...expectStatus(await world.guest.ask('_post_hapi_feedback_rate', { item_id, rate }), [400], reason));
			return [...findings, ...expectStatus(await world.guest.ask('_post_hapi_feedback_rate', { item_id: 2_000_000_000, rate: 5 }), [404], reason)];
		},
	},
];

/** A refusal with a label, or 400 for input that no form of the storefront can send. */
function findAccepted(asked: Asked, email: string): readonly Finding[] {
	if (asked.status === 400) return [];
	if (asked.status === 200 && valueAt(asked.body, '$.success') === false && typeof valueAt(asked.body, '$.label_name') === 'string') return [];
	const found = asked.status === 200 ? `success ${String(valueAt(asked.body, '$.success'))}, no label` : String(asked.failure ?? asked.status);
	const expected = `a refusal of the e-mail ${JSON.stringify(email.slice(0, 40))}: success false with label_name, or 400`;
	return [
		brokenRule(
			asked,
			'$.success',
			{ expected, found },
			{
				consequence: 'The shop writes to addresses that do not exist, or adds recipients that a stranger has chosen.',
				fix: 'Check the e-mail; return success false with error_form_invalid, and errors.email.',
			},
		),
	];
}
