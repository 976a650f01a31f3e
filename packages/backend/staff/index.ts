/** The log of changes, the newest first. */
export { listAudit } from './audit/list-audit.ts';
/** Deletes old entries of the log of changes. */
export { pruneAudit } from './audit/prune-audit.ts';
/** Writes what a call changed. */
export { writeAudit } from './audit/write-audit.ts';
/** Writes what staff changed by a call of the shop. */
export { writeShopEdit } from './audit/write-shop-edit.ts';
/** Tells all owners of a change of something sensitive. */
export { notifyOwners } from './mails/send-staff-mail.ts';
export {
	/** Changes name or role; the last owner keeps the role. */
	changeStaff,
	/** Ends all sessions of a person. */
	endSessions,
	/** Takes the role away and ends the person's sessions. */
	removeStaff,
} from './people/change-staff.ts';
export {
	/** Mails another link to somebody who was invited. */
	inviteAgain,
	/** Adds a person and mails the link to set a password. */
	inviteStaff,
} from './people/invite.ts';
export {
	/** Everybody with a role, or one person. */
	listStaff,
	/** A person's valid sessions, the newest first. */
	listStaffSessions,
	/** Role of an account. */
	readRole,
	type StaffMember,
} from './people/list-staff.ts';
export {
	/** Mails a link to set a new password, only to people of the shop. */
	askStaffPassword,
	/** Sets a password by the code of an invitation or of a reset. */
	setStaffPassword,
} from './people/staff-password.ts';
export {
	/** What a person does in the shop; the first may do everything. */
	ROLES,
	type Role,
} from './role.ts';
/** Address that an app reads from the picture of a second factor: shop, person and secret. */
export { toUri } from './second-factor/one-time-code.ts';
export {
	/** Roles that need a second factor. */
	readRequiredRoles,
	/** Sets the roles that need a second factor. */
	writeRequiredRoles,
} from './second-factor/required-roles.ts';
export {
	/** Begins a second factor, which applies once its first code was typed. */
	beginFactor,
	/** Ends the set-up by the first code, and returns the recovery codes. */
	confirmFactor,
	/** Secret of a factor that waits for its first code. */
	readBegun,
	/** Whether a person has a second factor. */
	readFactor,
	/** Takes a second factor away. */
	removeFactor,
	/** Replaces the recovery codes. */
	renewRecoveryCodes,
	/** Takes the factor of somebody who lost it away, and ends the person's sessions. */
	resetFactor,
} from './second-factor/second-factor.ts';
export {
	/** Confirms that the person is present, by the password. */
	confirmSession,
	/** Whether the session was confirmed in the last minutes. */
	isConfirmed,
} from './session/confirm.ts';
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
