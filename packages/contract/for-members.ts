import Type, { type Static } from 'typebox';
import { CmsPage } from './cms.ts';
import { Envelope, Nullable } from './envelope.ts';
import { field } from './field.ts';
import { verbatim } from './localized.ts';
import { PublishPost } from './publish.ts';

export const ForMembersQuery = Type.Object({
	path: field(Type.String({ maxLength: 400 }), 'Path of a page in the language of the call, with slashes at both ends.'),
});

const ForMembers = Type.Object(
	{
		access: field(
			verbatim(Type.Union([Type.Literal('sign_in'), Type.Literal('refused'), Type.Literal('granted')])),
			'`sign_in`: the caller has to sign in first; `refused`: it is not for this customer; `granted`: it is in `page` or `post`.',
		),
		page: field(Nullable(CmsPage), 'The page; null unless access is granted to a page.'),
		post: field(Nullable(PublishPost), 'The post; null unless access is granted to a post.'),
	},
	{ description: 'A page or post that is not for everybody. Nothing of it is said to those who may not see it.' },
);
export const ForMembersAnswer = Envelope(ForMembers);
export type ForMembers = Static<typeof ForMembers>;
