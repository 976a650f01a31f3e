const EXTERNAL = /^(?:https?:)?\/\//i;
/** A complete host with optional port: no backreference, no user name, and not the beginning of a longer host. */
const WITH_HOST = /^(?:https?:)?\/\/(?:[\p{L}\p{N}.-]+|\[[\da-f:]+\])(?::\d+)?(?:[/?#]|$)/iu;

/** Whether a redirect's target is another site: it starts with http(s): or // (Spec 4, Redirects). */
export function isExternal(target: string): boolean {
	return EXTERNAL.test(target);
}

/**
 * Whether a redirect's target names its host by itself: `https://shop.example(1)` leads to whatever host a visitor writes, `https://shop.example/(1)`
 * does not. A target of this shop has no host.
 */
export function hasFixedHost(target: string): boolean {
	return !isExternal(target) || WITH_HOST.test(target);
}
