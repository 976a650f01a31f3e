import Type from 'typebox';
import { BodyBase, Envelope } from '../envelope.ts';
import { callGroups } from './call-groups.ts';
import { callSection } from './call-section.ts';
import { fieldTable } from './field-table.ts';
import { markdownTable } from './markdown-table.ts';
import { requestHeaders } from './request-headers.ts';
import { contentTypes, routeNames, screens } from './route-words.ts';
import { namedSchemas } from './schema-names.ts';
import { commonStatuses } from './statuses.ts';
import { type Shape, toShape, typeText } from './type-text.ts';

/** The reference of all calls as Markdown: what they have in common, words of the route table, a section for each call and for each object. */
export function toMarkdown(): string {
	return [commonSection(), routesSection(), indexSection(), ...callGroups.map(groupSection), objectsSection()].join('\n\n');
}

function commonSection(): string {
	const bearer = ['`authorization`', 'always', '`Bearer` and the token of the session; calls that need no token take one.', '`Bearer eyJhbGciOi…`'];
	const headers = requestHeaders.map(({ name, required, about, example }) => [
		`\`${name}\``,
		required ? 'always' : 'where it applies',
		about,
		`\`${example}\``,
	]);
	return [
		'## What all calls have in common',
		'### Request headers',
		markdownTable(['header', 'sent', 'meaning', 'example'], [bearer, ...headers]),
		'### Bodies',
		'Every body is JSON. Beside its own fields it takes:',
		fieldTable(toShape(Type.Object(BodyBase))),
		'### The envelope',
		fieldTable(toShape(Envelope(Type.Object({})))),
		'### Errors',
		'A call that fails otherwise answers a status and [problem details](#problem-object), with the content type `application/problem+json`.',
		markdownTable(
			['status', 'when'],
			commonStatuses.map(({ status, when }) => [String(status), when]),
		),
	].join('\n\n');
}

function routesSection(): string {
	return [
		'## Words of the route table',
		'`controller` and `action` name the screen, `content_type` what it is about. An entry with other words is left out of a build, which names it in its report.',
		markdownTable(
			['controller', 'action', 'content_type', 'shows', 'the build asks for'],
			screens.map(({ controller, action, type, shows, asks }) => [`\`${controller}\``, `\`${action}\``, `\`${type}\``, shows, asks]),
		),
		`Content types: ${contentTypes.map((type) => `\`${type}\``).join(', ')}.`,
		'`name` is what the storefront links by. At most one entry has each; most pages need none.',
		markdownTable(
			['name', 'leads to', 'without it'],
			routeNames.map(({ name, leadsTo, without }) => [`\`${name}\``, leadsTo, without]),
		),
	].join('\n\n');
}

/** All calls on one page: core first, as a list to work through. */
function indexSection(): string {
	const all = callGroups.flatMap(({ title, calls }) => Object.entries(calls).map(([name, call]) => ({ title, name, call })));
	const rows = (isCore: boolean) =>
		all.filter(({ call }) => (call.part === 'core') === isCore).map(({ title, name, call }) => [title, `\`${name}\``, call.summary]);
	return [
		'## All calls',
		'### Core',
		markdownTable(['subject', 'name', 'what it does'], rows(true)),
		'### Extensions',
		markdownTable(['subject', 'name', 'what it does'], rows(false)),
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
	return ['## Objects', 'What several calls answer, each once.', ...sections].join('\n\n');
}

/** Fields of an object, words of a choice, or the kinds of a union. */
function objectParts(shape: Shape): string[] {
	if (shape.properties) return [fieldTable(shape)];
	const kinds = shape.anyOf?.filter((choice) => choice.properties) ?? [];
	if (kinds.length === 0) return [`One of ${(shape.anyOf ?? []).map(typeText).join(', ')}.`];
	return kinds.map(fieldTable);
}
