const SHORTEST = 8;
const LONGEST = 200;
/** Common passwords. */
const COMMON = new Set([
	...['password', 'passw0rd', 'iloveyou', 'sunshine', 'princess', 'football', 'baseball', 'superman', 'starwars', 'letmein1', 'welcome1'],
	...['lozinka1', 'lozinka123', 'zaporka1', 'zaporka123', 'hrvatska', 'hrvatska1', 'dinamo123', 'hajduk1950', 'hajduk123', 'zagreb123', 'volimte1', 'volim te'],
	...['admin123', 'qwertyui', 'qwertzui', 'qwerty123', 'qwertz123', '1q2w3e4r', 'asdfghjk', 'abcd1234', 'password1', 'password123'],
]);

export type PasswordError = 'error_password_short' | 'error_password_long' | 'error_password_common';

/** The label of a new password's error; null if it is acceptable. Only its length counts, not kinds of characters (D18). */
export function findPasswordError(password: string, email = ''): PasswordError | null {
	if (password.length < SHORTEST) return 'error_password_short';
	if (password.length > LONGEST) return 'error_password_long';
	const plain = password.toLowerCase();
	const isRun = /^(.)\1+$/.test(plain) || '0123456789012345678901234567890'.includes(plain) || '98765432109876543210'.includes(plain);
	const isOwnName = email !== '' && (plain === email.toLowerCase() || plain === email.split('@')[0]?.toLowerCase());
	return isRun || isOwnName || COMMON.has(plain) ? 'error_password_common' : null;
}
