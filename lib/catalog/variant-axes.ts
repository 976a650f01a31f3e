/** A variant of a product: its page and its distinguishing attributes (Spec 3, variation.attributes). */
export interface VariantOption {
	readonly url: string;
	readonly available: boolean;
	readonly current: boolean;
	readonly attributes: readonly { readonly title: string; readonly value: string }[];
}

/** An attribute in which the variants differ, e.g. `Boja`, with all its values. */
export interface VariantAxis {
	readonly title: string;
	readonly choices: readonly {
		readonly label: string;
		/** Page of the variant that differs from the current one only in this value; left out if there is none. */
		readonly url?: string;
		/** Whether that variant is available. */
		readonly available: boolean;
		readonly current: boolean;
	}[];
}

/** Choices among the variants of a product, by attribute. Attributes with a single value are left out. Empty if no variant is the current one. */
export function toVariantAxes(options: readonly VariantOption[]): readonly VariantAxis[] {
	const open = options.find(({ current }) => current);
	if (!open) return [];
	const titles = unique(options.flatMap(({ attributes }) => attributes.map(({ title }) => title)));
	return titles.flatMap((title) => {
		const labels = unique(options.flatMap((option) => axisValue(option, title) ?? []));
		if (labels.length < 2) return [];
		return [{ title, choices: labels.map((label) => toChoice({ title, label, titles, open, options })) }];
	});
}

interface Wanted {
	readonly title: string;
	readonly label: string;
	readonly titles: readonly string[];
	readonly open: VariantOption;
	readonly options: readonly VariantOption[];
}

function toChoice({ title, label, titles, open, options }: Wanted): VariantAxis['choices'][number] {
	const current = axisValue(open, title) === label;
	const isMatch = (option: VariantOption) => titles.every((axis) => axisValue(option, axis) === (axis === title ? label : axisValue(open, axis)));
	const match = current ? open : (options.find((option) => option.available && isMatch(option)) ?? options.find(isMatch));
	return { label, ...(match && { url: match.url }), available: match?.available ?? false, current };
}

function axisValue({ attributes }: VariantOption, title: string): string | undefined {
	return attributes.find((attribute) => attribute.title === title)?.value;
}

function unique(values: readonly string[]): readonly string[] {
	return [...new Set(values)];
}
