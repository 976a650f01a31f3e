export {
	/** A message of the contact form. */
	findMessage,
	/** Messages of the contact form by state and address, a page of them. */
	listMessages,
	/** Locks a message that is about to be answered. */
	lockMessage,
	/** A message as it is stored. */
	type MessageRow,
	/** Sets when a message was read and answered. */
	markMessage,
	/** Messages of an address. */
	readMessagesOf,
} from './messages.ts';
export {
	/** The subscription of an address to the newsletter. */
	findSubscription,
	/** Subscriptions of the newsletter, a page of them. */
	listSubscriptions,
} from './subscriptions.ts';
