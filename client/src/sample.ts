// `?sample=table-use-4`: while developing, screens show a file of client/samples and need no server.

/** The sample asked for; always empty in the built client. */
export function sampleName(): string {
  return import.meta.env.DEV ? (new URLSearchParams(location.search).get("sample") ?? "") : "";
}

export async function readSample<T>(name: string): Promise<T> {
  const answer = await fetch(`/samples/${name}.json`);
  if (!answer.ok) throw new Error(`There is no client/samples/${name}.json`);
  return (await answer.json()) as T;
}
