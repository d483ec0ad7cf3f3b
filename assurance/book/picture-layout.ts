import Elk from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk-api.js';
import type { Arrow, Box, Plan } from './picture-plan.ts';

/** Where everything of a picture is, measured from its upper left corner. */
export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly nodes: ReadonlyMap<string, ElkNode>;
  readonly edges: ReadonlyMap<string, ElkExtendedEdge>;
};

/** The id of the dot or ring at which a state with parts begins. */
export const dotOf = (id: string) => `${id} begins`;

const spacing = {
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
} as const;

/** How each state with parts is laid out; a part does not inherit the layout of the whole by itself. */
const layered = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.edgeLabels.placement': 'CENTER',
  ...spacing,
} as const;

const options = {
  ...layered,
  'elk.randomSeed': '7',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
} as const;

function nodeOf(box: Box, plan: Plan): ElkNode {
  const { node, id, width, head } = box;
  if (node.type === 'history') return { id, width: 26, height: 26 };
  const under = plan.boxes.filter((one) => one.node.parent?.id === id);
  if (under.length === 0) return { id, width, height: head };
  const begins = node.type === 'compound' ? [{ id: dotOf(id), width: 12, height: 12 }] : [];
  return {
    id,
    children: [...begins, ...under.map((one) => nodeOf(one, plan))],
    layoutOptions: {
      ...layered,
      'elk.padding': `[top=${head + 6},left=22,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width}, ${head})`,
    },
  };
}

/** An arrow back to an earlier state of the chart: laid out the other way, so that a flow runs downwards. */
export function goesBack({ from, to }: Arrow, { boxes }: Plan): boolean {
  const place = (id: string) => boxes.findIndex((box) => box.id === id);
  return place(to) < place(from) && !from.startsWith(`${to}.`);
}

function edgeOf(arrow: Arrow, plan: Plan): ElkExtendedEdge {
  const { id, from, to, width, height } = arrow;
  const ends = goesBack(arrow, plan)
    ? { sources: [to], targets: [from] }
    : { sources: [from], targets: [to] };
  return { id, ...ends, labels: [{ id: `${id} label`, text: id, width, height }] };
}

/** The path of an arrow from its start to its end. */
export function pointsOf(edge: ElkExtendedEdge | undefined, turned: boolean): readonly ElkPoint[] {
  const points = (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  return turned ? points.reverse() : points;
}

function beginnings(plan: Plan): ElkExtendedEdge[] {
  return plan.boxes.flatMap(({ node }) => {
    const [first] = node.type === 'compound' ? node.initial.target : [];
    return first && plan.boxes.some(({ id }) => id === first.id)
      ? [{ id: dotOf(node.id), sources: [dotOf(node.id)], targets: [first.id] }]
      : [];
  });
}

/** Finds the places of all states and arrows. */
export async function layOut(plan: Plan): Promise<Layout> {
  const outermost = plan.boxes.filter(({ node }) => !plan.boxes.some(({ id }) => id === node.parent?.id));
  const graph: ElkNode = await new Elk().layout({
    id: 'picture',
    layoutOptions: { ...options, 'elk.padding': '[top=12,left=12,bottom=12,right=12]' },
    children: outermost.map((box) => nodeOf(box, plan)),
    edges: [...plan.arrows.map((arrow) => edgeOf(arrow, plan)), ...beginnings(plan)],
  });
  const nodes = new Map<string, ElkNode>();
  const edges = new Map<string, ElkExtendedEdge>();
  const gather = (at: ElkNode) => {
    nodes.set(at.id, at);
    for (const edge of at.edges ?? []) edges.set(edge.id, edge);
    for (const child of at.children ?? []) gather(child);
  };
  gather(graph);
  return { width: graph.width ?? 0, height: graph.height ?? 0, nodes, edges };
}
