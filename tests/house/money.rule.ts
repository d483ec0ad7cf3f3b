import { lineAt, type Node, programOf, walk } from './source.ts';
import { code, filesOf, type Tree } from './tree.ts';

/** The only file that turns amounts into numbers for arithmetic. */
const place = 'contract/wallet/minor-units.ts';

/** The names of money in the code. */
const money =
  /^(amount|balance|bet|minBet|fee|least|sum|stake|win|net|held|jackpot|perMinute|received|remaining)$/i;

const rooms = /^(contract|machines|src|sandbox)\//;

function nameOf(node: Node | undefined): string {
  if (node?.type === 'MemberExpression') return nameOf(node.property as Node);
  return node?.type === 'Identifier' ? String(node.name) : '';
}

/** Comparing an amount or showing it as a number is not arithmetic: the result is not money. */
function readsByHand(node: Node): boolean {
  if (node.type !== 'BinaryExpression' || !/^[*/+-]$/.test(String(node.operator))) return false;
  return [node.left as Node, node.right as Node].some((side) => {
    const callee = side.type === 'CallExpression' ? nameOf(side.callee as Node) : '';
    return /^(Number|parseFloat)$/.test(callee) && money.test(nameOf((side.arguments as Node[])[0]));
  });
}

/** Arithmetic on wire amounts outside that file. */
export function moneyFaults(tree: Tree): string[] {
  return filesOf(tree, code).flatMap(([path, text]) => {
    const faults: string[] = [];
    if (!rooms.test(path) || path === place) return faults;
    walk(programOf(path, text), (node) => {
      if (readsByHand(node)) faults.push(`${path} calculates with money (line ${lineAt(text, node.start)})`);
    });
    return faults;
  });
}

/** The only file that makes an amount with a unit of a number by force. */
const units = 'contract/units.ts';
const unit = /^(Minor|Points|MicroPoints|Micro|Minutes|Seconds|Milliseconds)$/;

/** Numbers that are called an amount with a unit elsewhere: the makers of that file have the names to look for. */
export function unitFaults(tree: Tree): string[] {
  return filesOf(tree, code).flatMap(([path, text]) => {
    const faults: string[] = [];
    if (!rooms.test(path) || path === units) return faults;
    walk(programOf(path, text), (node) => {
      const { typeName } = (node.typeAnnotation ?? {}) as { typeName?: Node };
      if (node.type !== 'TSAsExpression' || !unit.test(nameOf(typeName))) return;
      faults.push(`${path} takes a number for an amount by force (line ${lineAt(text, node.start)})`);
    });
    return faults;
  });
}
