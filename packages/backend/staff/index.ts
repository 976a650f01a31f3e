export {
	/** What a person does in the shop; the first may do everything. */
	ROLES,
	type Role,
} from './role.ts';
/** Ends the session in the browser: the cookie goes. */
export { takeCookie } from './session/cookies.ts';
export {
	/** The staff session of the request's cookie; null if there is none. */
	findStaff,
	/** Somebody who works in the shop. */
	type Person,
	/** A valid staff session, its person, and the token that writes need. */
	type StaffSession,
} from './session/find-staff.ts';
/** Whether the browser says that a page of this origin sent the request. */
export { isOwnRequest } from './session/own-request.ts';
export {
	/** Opens a session for a person whose identity is proven, and sets the cookies. */
	openStaffSession,
	/** Signs a person in: checks the password within the limits of attempts, and sets the cookies. */
	signInStaff,
} from './session/sign-in.ts';
