import Type, { type Static } from 'typebox';
import { BodyBase, Envelope, Id, Nullable } from './envelope.ts';
import { field } from './field.ts';
import { Token } from './session.ts';

const Email = Type.String({ maxLength: 254 });
const Password = Type.String({ maxLength: 200 });
const Name = Type.String({ maxLength: 100 });
const NEW_PASSWORD = 'New password, at least eight characters. The backend checks it, too.';
const PRESENT_PASSWORD = 'Current password; left out by an account of a social login, which must have signed in recently.';
/** A mailed proof. */
const Proof = {
	id: field(Type.String({ maxLength: 64 }), 'First part of the mailed link, or the `id` in the response to a request for digits.'),
	code: field(Type.String({ maxLength: 100 }), 'Second part of the mailed link, or the digits that were typed.'),
};

/** Only `success: true`, or `label_name` and `errors` by field. */
export const DoneAnswer = Envelope(Type.Object({}));

export const SignupBody = Type.Object({
	...BodyBase,
	email: field(Email, 'E-mail of the new account.'),
	password: field(Password, NEW_PASSWORD),
	first_name: field(Name, 'First name of the new customer.'),
	last_name: field(Name, 'Family name of the new customer.'),
	phone: field(Type.Optional(Type.String({ maxLength: 40 })), 'Phone number of the new customer.'),
	newsletter: field(Type.Optional(Type.Boolean()), 'True subscribes to the newsletter once the signup is confirmed.'),
	accept_terms: field(Type.Boolean(), 'True if the shop’s terms were accepted; false is rejected.'),
});

/** Quick signup (Spec 7, D40). */
export const QuickSignupBody = Type.Object({
	...BodyBase,
	order_identificator: field(Type.String({ maxLength: 120 }), 'Identifier `{id}-{code}` of the order that was just placed.'),
	password: field(Password, NEW_PASSWORD),
});

export const SignupResendBody = Type.Object({ ...BodyBase, email: field(Email, 'E-mail of the unconfirmed signup.') });

export const SignupConfirmQuery = Type.Object(Proof);
export const SignupConfirmAnswer = Envelope(
	Type.Object({
		confirmed: field(Type.Union([Type.Literal('signup'), Type.Literal('email')]), 'Kind of confirmation: a signup, or a changed e-mail.'),
		email: field(Type.String(), 'E-mail that was confirmed.'),
		new_password_path: field(
			Type.Optional(Type.String()),
			'Path where the owner chooses a password. Set if another session signed up than the one that confirms: the password of that session does not apply.',
		),
	}),
);

export const ForgottenPasswordBody = Type.Object({ ...BodyBase, email: field(Email, 'E-mail of the account whose password is forgotten.') });
export const ForgottenPasswordApiAnswer = Envelope(
	Type.Object({ id: field(Type.String(), 'Sent together with the mailed digits to forgotten-password-check and new-password.') }),
);

export const ForgottenPasswordCheckQuery = Type.Object(Proof);
export const ForgottenPasswordCheckAnswer = Type.Object({ success: field(Type.Boolean(), 'True while the code may still be used.') });

export const NewPasswordBody = Type.Object({ ...BodyBase, ...Proof, password: field(Password, NEW_PASSWORD) });

export const ChangePasswordBody = Type.Object({
	...BodyBase,
	password: field(Type.Optional(Password), PRESENT_PASSWORD),
	new_password: field(Password, 'The new password, at least eight characters.'),
});

export const CloseAccountBody = Type.Object({ ...BodyBase, password: field(Type.Optional(Password), PRESENT_PASSWORD) });

/** Identity providers with which customers can sign in (Spec 4, Auth redirects). */
export const ProvidersAnswer = Envelope(
	Type.Object({
		items: field(
			Type.Array(
				Type.Object({
					code: field(Type.String(), 'Code of the provider, part of the address of its social login.'),
					title: field(Type.String(), 'Name of the provider, on its button.'),
				}),
			),
			'Identity providers; empty without any.',
		),
	}),
);

/** Social login (Spec 7): the address for signing in. The browser returns to `redirect_uri` with `code` and `state`, in the same session. */
export const SocialLoginQuery = Type.Object({
	provider: field(Type.String({ maxLength: 40 }), 'Code of the provider that was chosen.'),
	redirect_uri: field(Type.String({ maxLength: 500 }), 'URL of the shop that the provider sends the browser back to.'),
});
export const SocialLoginAnswer = Envelope(Type.Object({ redirect_url: field(Type.String(), 'URL of the provider’s sign-in page.') }));
export const SocialReturnBody = Type.Object({
	...BodyBase,
	provider: field(Type.String({ maxLength: 40 }), 'Code of the provider that sent the browser back.'),
	query: field(Type.String({ maxLength: 4000 }), 'Query of the return address, unchanged.'),
});
export const SocialReturnAnswer = Envelope(Token);

const Role = Type.Union([
	Type.Literal('visitor'),
	Type.Literal('guest'),
	Type.Literal('customer'),
	Type.Literal('staff'),
	Type.Literal('developer'),
	Type.Literal('superuser'),
]);

/** The caller, with or without an account (Spec 3, User; Spec 6). */
export const User = Type.Object(
	{
		user_id: field(Nullable(Id), 'Id of the signed-in customer; null for a visitor.'),
		role: field(Role, 'The highest role that applies; `guest` is a visitor who continues to buy without an account.'),
		staff: field(Type.Boolean(), 'True for an account of the shop’s staff: sees invisible content.'),
		developer: field(Type.Boolean(), 'True for an account of a developer: sees the shop while it is under development.'),
		superuser: field(Type.Boolean(), 'True for an account that may do everything.'),
		permissions: field(Type.Array(Type.String()), 'Names of single permissions, such as `warehouse_view`.'),
		email: field(Nullable(Type.String()), 'E-mail of the account; null for a visitor.'),
		first_name: field(Nullable(Type.String()), 'First name of the account’s owner; null for a visitor.'),
		last_name: field(Nullable(Type.String()), 'Family name of the account’s owner; null for a visitor.'),
	},
	{ description: 'The caller.' },
);
export type User = Static<typeof User>;
export const UserAnswer = Envelope(User);
