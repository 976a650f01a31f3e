import Type from 'typebox';
import { BodyBase, Envelope } from '../envelope.ts';
import { FEATURES } from '../features.ts';
import { callGroups } from './call-groups.ts';
import { callSection } from './call-section.ts';
import { fieldTable } from './field-table.ts';
import { markdownTable } from './markdown-table.ts';
import { requestHeaders } from './request-headers.ts';
import { routeNames } from './route-names.ts';
import { contentTypes, screens } from './route-words.ts';
import { namedSchemas } from './schema-names.ts';
import { commonStatuses } from './statuses.ts';
import { type Shape, toShape, typeText } from './type-text.ts';

/** The reference of all calls as Markdown: common parts, values of the route table, a section for each call and each object. */
export function toMarkdown(): string {
	return [commonSection(), routesSection(), indexSection(), ...callGroups.map(groupSection), objectsSection()].join('\n\n');
}

function commonSection(): string {
	const bearer = ['`authorization`', 'always', '`Bearer` and the token of the session; calls that need no token accept one.', '`Bearer eyJhbGciOi…`'];
	const headers = requestHeaders.map(({ name, required, about, example }) => [`\`${name}\``, required ? 'always' : 'if it applies', about, `\`${example}\``]);
	return [
		'## What all calls have in common',
		'### Request headers',
		markdownTable(['header', 'sent', 'meaning', 'example'], [bearer, ...headers]),
		'### Reading tables',
		'`needed` is `yes` for a field without which a response cannot be used, or the default of a missing one. Other fields may be left out. Unknown fields and values are ignored. In a list of independent items, such as products, an invalid one is dropped; in a cart or an order it is an error.',
		'An `amount` is money in major units: a number such as `83.9`, or a string with a decimal point such as `"83.90"`. In a query, `boolean` is written `true` or `false`, an `integer 0 to 1` as a digit, and unused parameters are left out.',
		'### Bodies',
		'Every body is JSON, also that of DELETE. In addition to its own fields it has:',
		fieldTable(toShape(Type.Object(BodyBase))),
		'### The envelope',
		fieldTable(toShape(Envelope(Type.Object({})))),
		'### Errors',
		'Other failures return a status and [problem details](#problem-object), with the content type `application/problem+json`.',
		markdownTable(
			['status', 'when'],
			commonStatuses.map(({ status, when }) => [String(status), when]),
		),
	].join('\n\n');
}

function routesSection(): string {
	return [
		'## Words of the route table',
		'`controller` and `action` select the screen, `content_type` its subject. A build skips an entry with other values and lists it in its report.',
		markdownTable(
			['controller', 'action', 'content_type', 'shows', 'the build requests'],
			screens.map(({ controller, action, type, shows, asks }) => [`\`${controller}\``, `\`${action}\``, `\`${type}\``, shows, asks]),
		),
		`Content types: ${contentTypes.map((type) => `\`${type}\``).join(', ')}.`,
		'The storefront links to pages by `name`. At most one entry has each name; most pages need none.',
		markdownTable(
			['name', 'leads to', 'without it'],
			routeNames.map(({ name, leadsTo, without }) => [`\`${name}\``, leadsTo, without]),
		),
	].join('\n\n');
}

/** All calls on one page: the core as a checklist, then the extensions. */
function indexSection(): string {
	const all = callGroups.flatMap(({ calls }) => Object.entries(calls).map(([name, call]) => ({ name, call })));
	const core = all.filter(({ call }) => call.part === 'core').map(({ name, call }) => [`\`${name}\``, call.summary]);
	const features = FEATURES.map((feature) => {
		const calls = all.filter(({ call }) => call.part === feature);
		const lost = calls.map(({ call }) => call.without).slice(0, 1);
		return [`\`${feature}\``, calls.map(({ name }) => `\`${name}\``).join(', '), ...lost];
	});
	return [
		'## All calls',
		'### Core',
		'Without one of them the shop cannot sell.',
		markdownTable(['name', 'what it does'], core),
		'### Features',
		'A feature is offered if the endpoint table has all of its calls; otherwise its whole part of the shop is hidden.',
		markdownTable(['feature', 'calls', 'without it'], features),
	].join('\n\n');
}

function groupSection({ title, about, calls }: (typeof callGroups)[number]): string {
	return [`## ${title}`, about, ...Object.entries(calls).map(([name, call]) => callSection(name, call))].join('\n\n');
}

function objectsSection(): string {
	const sections = namedSchemas.map(([name, schema]) => {
		const shape = toShape(schema);
		const about = shape.description === undefined ? [] : [shape.description];
		return [`### ${name} object`, ...about, ...objectParts(shape)].join('\n\n');
	});
	return ['## Objects', 'Objects that several calls return, each once.', ...sections].join('\n\n');
}

/** Fields of an object, values of an enum, or the options of a union. */
function objectParts(shape: Shape): string[] {
	if (shape.properties) return [fieldTable(shape)];
	const kinds = shape.anyOf?.filter((choice) => choice.properties) ?? [];
	if (kinds.length === 0) return [`One of ${(shape.anyOf ?? []).map(typeText).join(', ')}.`];
	return kinds.map(fieldTable);
}
