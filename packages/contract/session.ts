import Type from 'typebox';
import { BodyBase, Envelope, Id, Nullable } from './envelope.ts';
import { field } from './field.ts';

const Flag = Type.Integer({ minimum: 0, maximum: 1 });

export const Token = Type.Object(
	{
		jwt: field(
			Type.String(),
			'Bearer token of the session, opaque to the shop. It is stored in a cookie: keep it well under 4 KB. A 401 means that it has expired.',
		),
	},
	{ description: 'A token. The shop keeps it in an HttpOnly cookie and sends it in the `authorization` header.' },
);
/** Response of generate-token (Spec 7): a guest's bearer token, or that of `token_hash`. */
export const TokenAnswer = Envelope(Token);
export const TokenQuery = Type.Object({
	set_token_id: field(
		Type.Optional(Type.String({ maxLength: 100 })),
		'Id of a guest’s session to continue instead of opening an empty one; ignored without a valid `token_hash`. The returned token is for a new session with the cart and saved items of that session, which ends: a link works once, and its sender does not share the new session.',
	),
	token_hash: field(
		Type.Optional(Type.String({ maxLength: 200 })),
		'Proof for `set_token_id` by a secret of the backend, valid for at most a day. An invalid or expired proof, or one for a customer’s session, is ignored: the response is a new guest’s token.',
	),
	force_logout: field(Type.Optional(Flag), '1 also ends the session of the call’s token.'),
});

export const LoginBody = Type.Object({
	...BodyBase,
	email: field(Type.String({ maxLength: 254 }), 'E-mail of the account; case-insensitive.'),
	password: field(Type.String({ maxLength: 200 }), 'Password of the account, as typed.'),
	sign_in_proof: field(
		Type.Optional(Type.String({ maxLength: 200 })),
		'Proof from a link that the backend mailed to the account (`error_login_link_mailed`), if the sign-in page was opened by it.',
	),
});
/** Login response (Spec 3). */
export const LoginAnswer = Type.Object({
	...Envelope(Token).properties,
	retry_after: field(Type.Optional(Type.Integer()), 'Seconds to wait before another attempt; only with `error_too_many_attempts`.'),
});
/** Logout returns a new guest's token. */
export const LogoutAnswer = Envelope(Token);
export const LogoutBody = Type.Object({ ...BodyBase });

/** Is-login response (Spec 3). */
export const IsLoginAnswer = Envelope(
	Type.Object({
		user_id: field(Nullable(Id), 'Id of the signed-in customer; null for a visitor.'),
		continue_as_guest_exist: field(Type.Boolean(), 'True once this visitor has chosen to buy without an account.'),
		staff: field(Type.Boolean({ default: false }), 'True for an account of the shop’s staff: sees invisible content.'),
		developer: field(Type.Boolean({ default: false }), 'True for an account of a developer: sees the shop while it is under development.'),
		superuser: field(Type.Boolean({ default: false }), 'True for an account that may do everything.'),
	}),
);
export const IsLoginQuery = Type.Object({
	continue_as_guest: field(Type.Optional(Flag), '1 stores in the session that the visitor buys without an account, 0 removes it.'),
	update_customer_data: field(Type.Optional(Flag), '1 copies the customer data of the account into the cart.'),
});
