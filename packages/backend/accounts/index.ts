/** Handlers of sessions, sign-up, profile and consents. */
export { accountHandlers } from './account-handlers.ts';
/** Returns the session of the bearer token, or a 401 if the endpoint needs a token and it is missing or invalid (Spec 8). */
export { authenticate } from './authenticate.ts';
/** Issues a code for a link of a mail; only its hash is stored. */
export { issueCode } from './codes/issue-code.ts';
export {
	/** Creates the owner, the first staff account. */
	createOwner,
	/** Whether any account is an owner's. */
	hasOwner,
	/** Reasons why an owner account is refused. */
	type OwnerError,
	/** Characters; the owner's account has full access. */
	SHORTEST_OWNER_PASSWORD,
} from './owner/create-owner.ts';
export {
	/** Whether it is the latest setup code; ignores case, spaces and hyphens. */
	isSetupCode,
	/** Issues the code that is needed to create the owner's account; replaces an earlier code. */
	issueSetupCode,
} from './owner/setup-code.ts';
/** Finds the account whose password a code may set; counts the attempt. */
export { findPasswordCode } from './password/password-code.ts';
/** Sets the password, ends the account's sessions and invalidates its codes. */
export { setPassword } from './password/set-password.ts';
/** Deletes an account with everything that belongs to it; its orders are kept without it. */
export { eraseAccount } from './profile/close-account.ts';
/** Fields of a form in display order; an address form by default. */
export { fieldsOf } from './profile/customer-fields.ts';
/** Deletes what is stored by an e-mail address, without an account. */
export { eraseByAddress } from './profile/erase-by-address.ts';
export {
	/** Normalizes a typed address, or returns its errors by field; `isPlaceOptional`: street, postcode and town may be empty together. */
	parseAddress,
	/** Normalizes a typed billing address: it may be in any country of the world, also where postcodes have no known format. */
	parseBillingAddress,
} from './profile/parse-address.ts';
export {
	/** Mails to an address, sent and held back. */
	readMailsOf,
	/** Accounts of an address that wait for their confirmation. */
	readSignupsOf,
} from './profile/read-by-address.ts';
export {
	/** Id of the account of an address, also of staff. */
	findAccountId,
	/** Id of the customer's account of an address. */
	findCustomerId,
	/** Customers by words, a page of them. */
	listCustomers,
	/** Locks a customer's account, to erase it. */
	lockCustomer,
	/** Addresses of an account as they are stored. */
	readAddressesOf,
	/** Choices of cookies of an account as they are stored. */
	readConsentsOf,
	/** A customer's account. */
	readCustomer,
	/** Accounts elsewhere by which a customer signs in. */
	readIdentitiesOf,
	/** The latest choice of cookies that was made with an account. */
	readLatestConsent,
} from './profile/read-customers.ts';
/** E-mail of an account; null if it was deleted meanwhile. */
export { readEmail } from './profile/read-email.ts';
export {
	/** Resets the limits after a successful login, except that of the IP address: an attacker's own login must not reset it. */
	clearLogin,
	/** Resets all limits, because the owner has proven their identity in another way. */
	liftLogin,
	/** Seconds to wait before this login attempt; the same for unknown and known e-mails. */
	takeLogin,
} from './session/login-attempts.ts';
export {
	/** Whether a password belongs to a hash. */
	checkPassword,
	/** Hash under which a password is stored. */
	hashPassword,
} from './session/passwords.ts';
export {
	/** E-mails of demo accounts with published passwords. */
	findPublishedPasswords,
	/** A password that replaced one of the demo's accounts. */
	type NewPassword,
	/** Gives demo accounts that still have their published passwords random ones, and ends their sessions. */
	replaceDemoPasswords,
} from './session/replace-demo-passwords.ts';
export {
	/** E-mail of the demo shop's customer account. */
	DEMO_CUSTOMER,
	/** Creates the demo shop's two accounts: a customer and an editor. */
	writeUsers,
} from './session/write-users.ts';
/** Stores an unconfirmed signup and mails its code. */
export { openSignup } from './signup/open-signup.ts';
/** Whether a provider may redirect to this URL: it must be on the shop's origin, without query, fragment or credentials. */
export { isOwnAddress } from './social/own-address.ts';
