import { normaliseEmail } from '@titraj/contract/formats/email.ts';
import { findPasswordError } from '@titraj/contract/formats/password.ts';
import { normalisePhone } from '@titraj/contract/formats/phone.ts';
import { collectErrors, nameError, refuseForm, toLine, toOptionalLine } from '../../platform/http/form.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { openSignup } from './open-signup.ts';

/** Response and response time are the same for known and unknown e-mails; only the mail differs. */
export const signup: Handler<'_post_hapi_auth_signup'> = async (body, call) => {
	const email = normaliseEmail(body.email);
	const first_name = toLine(body.first_name);
	const last_name = toLine(body.last_name);
	const typedPhone = toOptionalLine(body.phone);
	const phone = typedPhone === null ? null : normalisePhone(typedPhone);
	const errors = collectErrors({
		email: email === null ? 'error_email_invalid' : null,
		password: findPasswordError(body.password, body.email),
		first_name: nameError(first_name),
		last_name: nameError(last_name),
		phone: typedPhone !== null && phone === null ? 'error_phone_invalid' : null,
		accept_terms: body.accept_terms ? null : 'error_terms_required',
	});
	if (errors !== null || email === null) return refuseForm(errors ?? {});
	return openSignup(call, { email, password: body.password, first_name, last_name, phone, newsletter: body.newsletter ?? false });
};
