import Type from 'typebox';
import { BodyBase, Envelope, Id, Nullable } from './envelope.ts';

/** Answer of generate-token (Spec 7): a guest's bearer token, or the one that `token_hash` names. */
export const TokenAnswer = Envelope(Type.Object({ jwt: Type.String() }));
export const TokenQuery = Type.Object({
	set_token_id: Type.Optional(Type.String({ maxLength: 100 })),
	token_hash: Type.Optional(Type.String({ maxLength: 200 })),
	force_logout: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
});

export const LoginBody = Type.Object({
	...BodyBase,
	email: Type.String({ maxLength: 254 }),
	password: Type.String({ maxLength: 200 }),
});
/**
 * Login response (Spec 3). Refusals: `error_login_invalid`; `error_login_unconfirmed` with the right password before the signup was confirmed;
 * `error_too_many_attempts` with the seconds to wait in `retry_after`.
 */
export const LoginAnswer = Type.Object({ ...Envelope(Type.Object({ jwt: Type.String() })).properties, retry_after: Type.Optional(Type.Integer()) });
/** Logout answers with the new guest's token. */
export const LogoutAnswer = Envelope(Type.Object({ jwt: Type.String() }));
export const LogoutBody = Type.Object({ ...BodyBase });

/** Is-login response (Spec 3). `user_id` is null for a visitor. */
export const IsLoginAnswer = Envelope(
	Type.Object({
		user_id: Nullable(Id),
		continue_as_guest_exist: Type.Boolean(),
		staff: Type.Boolean(),
		developer: Type.Boolean(),
		superuser: Type.Boolean(),
	}),
);
export const IsLoginQuery = Type.Object({
	continue_as_guest: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
	update_customer_data: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
});
