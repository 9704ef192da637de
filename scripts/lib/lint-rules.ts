/** Lint rules of this project that no linter has. */
interface Comment {
  value: string;
}
interface Node {
  type: string;
  arguments?: readonly Node[];
  callee?: Node & { name?: string; object?: Node; property?: Node & { name?: string } };
}
interface Context {
  report: (problem: { node: Node | Comment; message: string }) => void;
  sourceCode: { getAllComments: () => Comment[] };
}
const rule = (create: (context: Context) => Record<string, (node: Node) => void>) => ({ create });

export default {
  meta: { name: 'house' },
  rules: {
    /** The next reader cannot judge a suppression without its reason. */
    'reasoned-suppression': rule((context) => ({
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (/^\s*(?:es|ox)lint-disable/.test(comment.value) && !/ -- \S/.test(comment.value)) {
            context.report({ node: comment, message: 'Say why: oxlint-disable-next-line rule -- reason' });
          }
        }
      },
    })),
    /** The build attaches both handlers to the import itself: a failed fetch before it would never reach the second. */
    'whole-imports': rule((context) => ({
      CallExpression(node) {
        const { callee } = node;
        if (callee?.property?.name !== 'then' || callee.object?.type !== 'ImportExpression') return;
        if (node.arguments?.length !== 2) return;
        context.report({
          node,
          message: 'Name the import first: const load = () => import(…); load().then(…, …)',
        });
      },
    })),
    'no-clock': rule((context) => ({
      NewExpression(node) {
        if (node.callee?.name === 'Date' && node.arguments?.length === 0) {
          context.report({ node, message: 'Pass the time in.' });
        }
      },
    })),
  },
};
