import { ButtonLink } from '#components/ui/Button.tsx';

/** A single link, styled as a button. */
export function ButtonBlock({ title, url }: { readonly title: string; readonly url: string }) {
	return (
		<p>
			<ButtonLink href={url} prefetch="intent">
				{title}
			</ButtonLink>
		</p>
	);
}
