/**
 * A lint rule: names what the oldest browsers in which the site is whole do not have, by MDN's tables. It goes by types,
 * so that it sees methods (`list.findLast()`), where eslint-plugin-compat sees globals alone. What a file asks for before
 * it uses it (`'requestIdleCallback' in window`) passes.
 */
import type { Rule, Scope } from 'eslint';
import type { Identifier, MemberExpression, Node } from 'estree';
import ts from 'typescript';
import { addedToOldBrowsers, type Engines } from '#src/config/browsers.ts';
import { findClass, findMember, lackingIn, type Member } from './browser-support.ts';

/** What typescript-eslint's parser brings along; for files without types it has neither. */
interface Services {
  program?: ts.Program | null;
  esTreeNodeToTSNodeMap?: { get: (node: Node) => ts.Node };
}

const LIBRARY = /\/typescript\/lib\/lib\.[^/]*\.d\.ts$/;
const ASKED = /['"`]([\w.]+)['"`] ?in\b/g;
const LATE_SELECTOR = /:has\(|:popover-open|:open\b|:user-(?:in)?valid/;
const LOOKBEHIND = /\(\?<[=!]/;
/** Where a name is looked for in files that come without types. */
const COMMON_OWNERS = ['Element', 'HTMLElement', 'Document', 'AbortSignal', 'Array', 'String', 'Promise'];

/** Whose member a declaration of TypeScript's own library is: of `interface ArrayConstructor`, `declare var URL: { canParse… }`, `namespace Intl`. */
function ownerOf(declaration: ts.Declaration): Omit<Member, 'name'> | undefined {
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) {
    const { text } = parent.name;
    return { owner: text.replace(/Constructor$/, ''), isStatic: text.endsWith('Constructor') };
  }
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
    return { owner: parent.parent.name.getText(), isStatic: true };
  }
  if (ts.isVariableDeclaration(declaration) && ts.isModuleBlock(parent.parent.parent)) {
    return { owner: parent.parent.parent.parent.name.text, isStatic: true };
  }
  return undefined;
}

/** A type's own name and those it extends: MDN lists what mixins bring under the interfaces that have them. */
function namesOf(type: ts.Type): string[] {
  if (type.isUnionOrIntersection()) return type.types.flatMap(namesOf);
  const bases = type.isClassOrInterface() ? (type.getBaseTypes() ?? []) : [];
  // Of `Array<string>`; other types have none.
  const { target } = type as Partial<ts.TypeReference>;
  const generic = target && target !== type ? namesOf(target) : [];
  return [type.getSymbol()?.name ?? '', ...generic, ...bases.flatMap(namesOf)];
}

export function createBrowserRule(engines: Engines): Rule.RuleModule {
  const missing = (member: Member) => lackingIn(findMember(member), engines);

  return {
    create(context) {
      const { sourceCode } = context;
      const services = sourceCode.parserServices as Services; // of the parser that eslint.config.js names
      const asked = new Set([...sourceCode.text.matchAll(ASKED)].map(([, name]) => name));

      function report(node: Node, what: string, lacking: readonly string[]): void {
        context.report({
          node,
          message: `${what} is not in ${lacking.join(', ')}. Write it plainly, or ask for it first; src/config/browsers.ts has the list.`,
        });
      }

      /** @returns whether the tables know it at all */
      function check(node: Node, member: Member): boolean {
        if (!findMember(member)?.__compat) return false;
        const { owner, name } = member;
        const title = owner === undefined ? name : `${owner}.${name}`;
        const isLate =
          owner !== undefined && !member.isStatic && lackingIn(findClass(owner), engines).length > 0;
        // Whoever has an instance of a late class has asked for the class.
        if (isLate || asked.has(name) || addedToOldBrowsers.some((added) => added === title)) return true;
        const lacking = missing(member);
        if (lacking.length > 0) report(node, title, lacking);
        return true;
      }

      function checkTyped(program: ts.Program, node: MemberExpression, property: Identifier): void {
        const checker = program.getTypeChecker();
        const nodes = services.esTreeNodeToTSNodeMap;
        const [place, object] = [nodes?.get(property), nodes?.get(node.object)];
        const declaration =
          place &&
          checker
            .getSymbolAtLocation(place)
            ?.declarations?.find((found) => LIBRARY.test(found.getSourceFile().fileName));
        const declared = declaration && ownerOf(declaration);
        if (!declared || !object) return;
        const owners = declared.isStatic
          ? [declared.owner]
          : [declared.owner, ...namesOf(checker.getTypeAtLocation(object))];
        owners.some((owner) => check(property, { owner, name: property.name, isStatic: declared.isStatic }));
      }

      /** Where nothing is known of an object but its name, what all of the usual ones lack is lacking. */
      function checkByName(node: MemberExpression, property: Identifier): void {
        const { name } = property;
        if (node.object.type === 'Identifier' && isGlobal(node.object)) {
          if (check(property, { owner: node.object.name, name, isStatic: true })) return;
        }
        const known = COMMON_OWNERS.map((owner) => ({ owner, name, isStatic: false })).filter(
          (member) => findMember(member)?.__compat,
        );
        const [first] = known;
        if (first && known.every((member) => missing(member).length > 0)) check(property, first);
      }

      function referenceOf(node: Identifier): Scope.Reference | undefined {
        return sourceCode.getScope(node).references.find(({ identifier }) => identifier === node);
      }

      /** A name that nothing in the file declares, used as a value. */
      function isGlobal(node: Identifier): boolean {
        const reference = referenceOf(node);
        const isType = reference && 'isTypeReference' in reference && reference.isTypeReference === true;
        return reference !== undefined && !isType && (reference.resolved?.defs.length ?? 0) === 0;
      }

      return {
        MemberExpression(node) {
          if (node.computed || node.property.type !== 'Identifier') return;
          if (services.program) checkTyped(services.program, node, node.property);
          else checkByName(node, node.property);
        },
        Identifier(node) {
          if (isGlobal(node)) check(node, { owner: undefined, name: node.name, isStatic: false });
        },
        Literal(node) {
          if ('regex' in node && (LOOKBEHIND.test(node.regex.pattern) || node.regex.flags.includes('v'))) {
            report(node, 'What this pattern looks for', [`safari ${engines.safari}`]);
          }
          if (typeof node.value === 'string' && LATE_SELECTOR.test(node.value)) {
            report(node, 'What this selector looks for', [`chrome ${engines.chrome}`]);
          }
        },
      };
    },
  };
}
