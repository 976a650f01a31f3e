import Type, { type Static } from 'typebox';
import { BodyBase, Envelope, Id, Nullable } from './envelope.ts';

const Email = Type.String({ maxLength: 254 });
const Password = Type.String({ maxLength: 200 });
const Name = Type.String({ maxLength: 100 });
/** A mailed proof: `id` and `code` of the link, or the digits that were typed. */
const Proof = { id: Type.String({ maxLength: 64 }), code: Type.String({ maxLength: 100 }) };

/** `success: true` and nothing else, or `label_name` and `errors` by field. */
export const DoneAnswer = Envelope(Type.Object({}));

/**
 * Signup (Spec 7). A good form is answered alike whether the e-mail has an account or not; the mail says which. Refusals are of the form alone:
 * `error_form_invalid` with `errors`.
 */
export const SignupBody = Type.Object({
	...BodyBase,
	email: Email,
	password: Password,
	first_name: Name,
	last_name: Name,
	phone: Type.Optional(Type.String({ maxLength: 40 })),
	newsletter: Type.Optional(Type.Boolean()),
	/** The shop's terms; false is refused. */
	accept_terms: Type.Boolean(),
});

/** Quick signup (Spec 7, D40): an account from an order just made, `{id}-{code}` (`error_order_unknown`). Its mail has to be confirmed like any other. */
export const QuickSignupBody = Type.Object({ ...BodyBase, order_identificator: Type.String({ maxLength: 120 }), password: Password });

/** Mails a new link for a signup that waits for its confirmation. Answered alike where none does. */
export const SignupResendBody = Type.Object({ ...BodyBase, email: Email });

/** Confirms a signup or a changed e-mail, once: `error_code_used` when it was done already, `error_code_invalid` for a code that is wrong or over. */
export const SignupConfirmQuery = Type.Object(Proof);
export const SignupConfirmAnswer = Envelope(
	Type.Object({
		confirmed: Type.Union([Type.Literal('signup'), Type.Literal('email')]),
		email: Type.String(),
		/** Where the owner chooses a password, if another session signed up than the one that confirms: that session's password does not count. */
		new_password_path: Type.Optional(Type.String()),
	}),
);

/** Always `success: true` for a well-formed e-mail. The mail has a link to `{auth}/{change_password}/{id}/{code}/`. */
export const ForgottenPasswordBody = Type.Object({ ...BodyBase, email: Email });
/** The api variant: the mail has eight digits to type instead; they go with the `id` of this answer, which an unknown e-mail gets too. */
export const ForgottenPasswordApiAnswer = Envelope(Type.Object({ id: Type.String() }));

/** `success: true` while the code may still be used; asking does not use it. */
export const ForgottenPasswordCheckQuery = Type.Object(Proof);
export const ForgottenPasswordCheckAnswer = Type.Object({ success: Type.Boolean() });

/** Uses the code up and ends every session of the account. `error_code_invalid`, or `error_form_invalid` with `errors`. */
export const NewPasswordBody = Type.Object({ ...BodyBase, ...Proof, password: Password });

/** Of a logged-in customer; ends the account's other sessions. An account of a social login has no `password` to give. */
export const ChangePasswordBody = Type.Object({ ...BodyBase, password: Type.Optional(Password), new_password: Password });

/** Closing is for good: orders stay with the shop without the account, everything else of it is erased. Every session ends. */
export const CloseAccountBody = Type.Object({ ...BodyBase, password: Type.Optional(Password) });

/** Where a customer may sign in with an account from elsewhere; empty without an identity provider (Spec 4, Auth redirects). */
export const ProvidersAnswer = Envelope(Type.Object({ items: Type.Array(Type.Object({ code: Type.String(), title: Type.String() })) }));

/** Social login (Spec 7): where the browser goes to sign in. It comes back to `redirect_uri` with `code` and `state`, in the same session. */
export const SocialLoginQuery = Type.Object({ provider: Type.String({ maxLength: 40 }), redirect_uri: Type.String({ maxLength: 500 }) });
export const SocialLoginAnswer = Envelope(Type.Object({ redirect_url: Type.String() }));
/** What came back; `query` is the query of the return address, to the letter. The answer's token replaces the visitor's. */
export const SocialReturnBody = Type.Object({ ...BodyBase, provider: Type.String({ maxLength: 40 }), query: Type.String({ maxLength: 4000 }) });
export const SocialReturnAnswer = Envelope(Type.Object({ jwt: Type.String() }));

/** Who calls, whoever it is (Spec 3, User; Spec 6). */
export const User = Type.Object({
	user_id: Nullable(Id),
	role: Type.Union([
		Type.Literal('visitor'),
		Type.Literal('guest'),
		Type.Literal('customer'),
		Type.Literal('staff'),
		Type.Literal('developer'),
		Type.Literal('superuser'),
	]),
	staff: Type.Boolean(),
	developer: Type.Boolean(),
	superuser: Type.Boolean(),
	permissions: Type.Array(Type.String()),
	email: Nullable(Type.String()),
	first_name: Nullable(Type.String()),
	last_name: Nullable(Type.String()),
});
export type User = Static<typeof User>;
export const UserAnswer = Envelope(User);
