/**
 * Listens to messages of the shop's other tabs. The channel is closed while the page is in the back/forward cache, because a browser drops
 * the page at the first message; `onReturn` catches up after it. Returns a function that sends a message.
 */
export function openTabChannel<Message>(name: string, onMessage: (message: Message) => void, onReturn?: () => void): (message: Message) => void {
	let channel: BroadcastChannel | null;
	const open = () => {
		channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
		if (channel) channel.onmessage = ({ data }) => onMessage(data);
	};
	open();
	addEventListener('pagehide', () => {
		channel?.close();
		channel = null;
	});
	addEventListener('pageshow', ({ persisted }) => {
		if (!persisted) return;
		open();
		onReturn?.();
	});
	return (message) => channel?.postMessage(message);
}
