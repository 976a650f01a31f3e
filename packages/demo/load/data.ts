/** Values of JSON and of the front matter of Markdown files. */
export type Data = string | number | boolean | null | readonly Data[] | { readonly [name: string]: Data };

export const isRecord = (data: Data): data is { readonly [name: string]: Data } => typeof data === 'object' && data !== null && !Array.isArray(data);
