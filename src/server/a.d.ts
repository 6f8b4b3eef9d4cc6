export declare const z = 2;
