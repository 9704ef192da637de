/** `llms.txt`: the site in a few screens of Markdown, for language models that look something up. */
export interface LlmsSection {
  title: string;
  links: readonly { name: string; url: string; note?: string | undefined }[];
}

export interface LlmsInput {
  name: string;
  summary: string;
  /** Paragraphs with the most important facts. */
  facts: readonly string[];
  sections: readonly LlmsSection[];
}

/** Brackets would end a link's text. */
const plain = (text: string) => text.replace(/[[\]\n]/g, ' ');

export function llmsText({ name, summary, facts, sections }: LlmsInput): string {
  const blocks = [
    `# ${name}`,
    `> ${summary}`,
    ...facts,
    ...sections.map(({ title, links }) =>
      [
        `## ${title}`,
        '',
        ...links.map(
          ({ name: link, url, note }) => `- [${plain(link)}](${url})${note ? `: ${plain(note)}` : ''}`,
        ),
      ].join('\n'),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}
