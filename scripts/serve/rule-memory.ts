/** Letters of the addresses that are remembered together; a longer one than most are is looked up each time. */
const [MOST_LETTERS, LONGEST] = [2_000_000, 2000];

/** Remembers what the rules say of an address. All is forgotten once the addresses grow too many: they are few, unless somebody makes them up. */
export function createRuleMemory<Found>(mostLetters = MOST_LETTERS): (address: string, find: () => Promise<Found>) => Promise<Found> {
	const kept = new Map<string, Promise<Found>>();
	let letters = 0;
	return (address, find) => {
		const known = kept.get(address);
		if (known) return known;
		const found = find();
		if (address.length > LONGEST) return found;
		if (letters + address.length > mostLetters) {
			kept.clear();
			letters = 0;
		}
		letters += address.length;
		kept.set(address, found);
		return found;
	};
}
