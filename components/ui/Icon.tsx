/** Names of the icons in `public/icons.svg`. */
export type IconName =
	| 'arrow-right'
	| 'bell'
	| 'box'
	| 'card'
	| 'cart'
	| 'check'
	| 'chevron-down'
	| 'chevron-left'
	| 'chevron-right'
	| 'clock'
	| 'close'
	| 'compare'
	| 'copy'
	| 'document'
	| 'download'
	| 'eye'
	| 'eye-off'
	| 'filter'
	| 'globe'
	| 'grid'
	| 'heart'
	| 'home'
	| 'info'
	| 'mail'
	| 'menu'
	| 'minus'
	| 'phone'
	| 'pin'
	| 'play'
	| 'plus'
	| 'return'
	| 'search'
	| 'share'
	| 'shield'
	| 'star'
	| 'star-filled'
	| 'store'
	| 'trash'
	| 'truck'
	| 'user'
	| 'warning'
	| 'zoom';

interface IconProps {
	readonly name: IconName;
	/** Pixels; 20 goes with text. */
	readonly size?: number;
	readonly className?: string | undefined;
}

/** An icon of the cached sprite, so that pages carry no path data. Always decorative: the accessible name is on its control. */
export function Icon({ name, size = 20, className }: IconProps) {
	return (
		<svg className={className} width={size} height={size} aria-hidden="true">
			<use href={`/icons.svg#${name}`} />
		</svg>
	);
}
