/** The size of a file in kilobytes or megabytes, e.g. `1,2 MB`, which does not break between number and unit. */
export function formatFileSize(bytes: number, locale: string): string {
	const large = bytes >= 1_000_000;
	const unit = large ? 'megabyte' : 'kilobyte';
	const { format } = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: large ? 1 : 0 });
	return format(bytes / (large ? 1_000_000 : 1000)).replace(' ', '\u00a0');
}
