/** A member of a variation group: its page, and what sets it apart (Spec 3, variation.attributes). */
export interface VariantOption {
	readonly url: string;
	readonly available: boolean;
	readonly current: boolean;
	readonly attributes: readonly { readonly title: string; readonly value: string }[];
}

/** One thing the variants differ in, e.g. `Boja`, with every value that any of them has. */
export interface VariantAxis {
	readonly title: string;
	readonly choices: readonly {
		readonly label: string;
		/** Page of the variant that has this value and otherwise what the open one has; left out where there is none. */
		readonly url?: string;
		/** Whether that variant can be had. */
		readonly available: boolean;
		readonly current: boolean;
	}[];
}

/** The choices of a product among its variants, axis by axis; an axis with one value is left out. Empty without an open variant. */
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
